import {
  explanationExtensions,
  isPaper,
  mastery,
  type Mistake,
  type MistakeQuestion,
} from '@mango/contract/mistake-notebook'

/** What stands in a subject's square, and its colour: by the name, as the documents ask. */
const marks: Readonly<Record<string, readonly [glyph: string, tone: string]>> = {
  语文: ['文', 'rose'],
  数学: ['√', 'leaf'],
  英语: ['A', 'sky'],
  科学: ['∿', 'teal'],
  历史: ['史', 'amber'],
  社会法治: ['社', 'olive'],
  道德与法治: ['法', 'violet'],
  历史与社会: ['社', 'olive'],
  地理: ['地', 'teal'],
  生物: ['生', 'olive'],
  物理: ['物', 'sky'],
  化学: ['化', 'violet'],
  音乐: ['♪', 'rose'],
  体育: ['体', 'amber'],
  美术: ['美', 'rose'],
  信息技术: ['信', 'sky'],
  心理: ['心', 'violet'],
}
export function subjectMark(name: string): { readonly glyph: string; readonly tone: string } {
  const [glyph, tone] = marks[name] ?? [[...name][0] ?? '', 'plain']
  return { glyph, tone }
}

const { video, audio }: Readonly<Record<string, readonly string[]>> = explanationExtensions
/** How an explanation is played, by its extension; undefined for what no player takes. */
export function explanationKind(address: string): 'video' | 'audio' | undefined {
  const extension = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  return video?.includes(extension) ? 'video' : audio?.includes(extension) ? 'audio' : undefined
}

/** Which paper a question is named with in calls: null where it stands in none. */
export const paperIdOf = ({ paperId }: MistakeQuestion, open: number | ''): number | null =>
  open === '' ? (paperId[0] ?? null) : open

const patched = (question: MistakeQuestion, id: number, change: Partial<MistakeQuestion>) =>
  question.id === id ? { ...question, ...change } : question

/** A row in which a question has changed, alone or within its paper, whose figures follow. */
export const withQuestion =
  (id: number, change: Partial<MistakeQuestion>) =>
  (row: Mistake): Mistake => {
    if (!isPaper(row)) return patched(row, id, change)
    const before = row.questionList.find((question) => question.id === id)
    if (!before) return row
    const after = patched(before, id, change)
    return {
      ...row,
      killed: row.killed + Number(after.mastered === mastery.mastered) - Number(before.mastered === mastery.mastered),
      numInBasket: row.numInBasket + Number(after.inBasket) - Number(before.inBasket),
      questionList: row.questionList.map((question) => patched(question, id, change)),
    }
  }

/** A row whose paper was put into the basket, or taken out of it, as a whole. */
export const withPaper =
  (paperId: number, inBasket: boolean) =>
  (row: Mistake): Mistake =>
    isPaper(row) && row.paperId === paperId
      ? {
          ...row,
          numInBasket: inBasket ? row.total : 0,
          questionList: row.questionList.map((question) => ({ ...question, inBasket })),
        }
      : row

/** A row of which nothing is in the basket any more. */
export const outOfBasket = (row: Mistake): Mistake =>
  isPaper(row)
    ? { ...row, numInBasket: 0, questionList: row.questionList.map((one) => ({ ...one, inBasket: false })) }
    : { ...row, inBasket: false }
