import { check, type PaperDetail } from '@mango/contract/paper-records'

export type Filter = 'all' | 'right' | 'wrong'
type Question = PaperDetail['answerList'][number]

/** Right is what is right as a whole; half right counts as wrong. What nobody checked yet is neither. */
const belongs: Readonly<Record<Filter, (question: Pick<Question, 'check'>) => boolean>> = {
  all: () => true,
  right: (question) => question.check === check.right,
  wrong: (question) => question.check === check.halfRight || question.check === check.wrong,
}

export interface Numbered {
  /** Its place in the paper, from 1. */
  readonly number: number
  readonly question: Question
}

export const filtered = (questions: readonly Question[], filter: Filter): Numbered[] =>
  questions
    .map((question, index) => ({ number: index + 1, question }))
    .filter(({ question }) => belongs[filter](question))

/** What was missed most, by what it is about: the numbers of its questions. */
export function missedPoints(questions: readonly Question[]): { point: string; numbers: number[] }[] {
  const points = new Map<string, number[]>()
  for (const { number, question } of filtered(questions, 'wrong'))
    if (question.knowledgePoint !== '')
      points.set(question.knowledgePoint, [...(points.get(question.knowledgePoint) ?? []), number])
  return [...points].map(([point, numbers]) => ({ point, numbers })).sort((a, b) => b.numbers.length - a.numbers.length)
}

/** Names of so many equal parts of 0 to 100: 0–9, …, 90–100. */
export function bucketNames(count: number): string[] {
  const width = 100 / count
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round(index * width)
    const to = index === count - 1 ? 100 : Math.round((index + 1) * width) - 1
    return `${from}–${to}`
  })
}
/** Which of so many parts a rate is in. */
export const bucketOf = (rate: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor((rate / 100) * count)))
