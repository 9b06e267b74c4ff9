/** One sign for each subject; what is not known gets its first character. */
const signs: Readonly<Record<string, readonly [sign: string, hue: string]>> = {
  语文: ['文', 'rose'],
  数学: ['√', 'leaf'],
  英语: ['A', 'sky'],
  科学: ['∿', 'teal'],
  社会法治: ['法', 'amber'],
  历史: ['史', 'amber'],
  地理: ['地', 'teal'],
  道德与法治: ['德', 'rose'],
  生物: ['生', 'leaf'],
  物理: ['力', 'sky'],
  化学: ['化', 'violet'],
  音乐: ['♪', 'violet'],
  体育: ['体', 'teal'],
  美术: ['画', 'rose'],
  信息技术: ['机', 'sky'],
  心理: ['心', 'violet'],
}

export function SubjectMark({ subject }: { readonly subject: string }) {
  const [sign, hue] = signs[subject] ?? [subject.slice(0, 1) || '卷', 'grey']
  return (
    <span className="subject-mark" data-hue={hue} aria-hidden="true">
      {sign}
    </span>
  )
}
