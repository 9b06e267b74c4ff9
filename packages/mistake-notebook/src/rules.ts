import { isPaper, mastery, type Mistake, type MistakeQuestion } from '@mango/contract/mistake-notebook'

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

/** A row of which some questions are out of the basket. */
export const withoutQuestions =
  (ids: readonly number[]) =>
  (row: Mistake): Mistake =>
    ids.reduce((so, id) => withQuestion(id, { inBasket: false })(so), row)

/** A row of which nothing is in the basket any more. */
export const outOfBasket = (row: Mistake): Mistake =>
  isPaper(row)
    ? { ...row, numInBasket: 0, questionList: row.questionList.map((one) => ({ ...one, inBasket: false })) }
    : { ...row, inBasket: false }
