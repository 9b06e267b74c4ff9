// White words on them can be read in either theme.
const leaf = '#0e7457'
const rose = '#b33f5c'
const sky = '#2a63bf'
const teal = '#12757a'
const amber = '#97590a'
const olive = '#5a701d'
const violet = '#7746b5'
const grey = '#6b675c'

const marks: Readonly<Record<string, readonly [sign: string, colour: string]>> = {
  语文: ['文', rose],
  数学: ['√', leaf],
  英语: ['A', sky],
  科学: ['∿', teal],
  历史: ['史', amber],
  社会法治: ['社', olive],
  道德与法治: ['法', violet],
  历史与社会: ['社', olive],
  地理: ['地', teal],
  生物: ['生', olive],
  物理: ['物', sky],
  化学: ['化', violet],
  音乐: ['♪', rose],
  体育: ['体', amber],
  美术: ['美', rose],
  信息技术: ['信', sky],
  心理: ['心', violet],
}

/** The sign of a subject in its colour, by the name, as the documents ask; of another one its first character. */
export function SubjectMark({ subject }: { readonly subject: string }) {
  const [sign, backgroundColor] = marks[subject] ?? [[...subject][0] ?? '卷', grey]
  return (
    <span className="subject-mark" style={{ backgroundColor }} aria-hidden="true">
      {sign}
    </span>
  )
}
