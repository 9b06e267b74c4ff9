import type { ScoreReport } from '@mango/contract/coursewares'

interface Asked {
  readonly answerClassId: number
  readonly questionId: number
  readonly attempt: number
}
interface Facts {
  /** In the order of the courseware. */
  readonly questionIds: readonly number[]
  /** Every time a question was asked, oldest first. */
  readonly asked: readonly Asked[]
  readonly answers: readonly (Asked & { readonly studentId: number; readonly answer: string })[]
  readonly students: readonly { readonly id: number; readonly code: string; readonly name: string }[]
  readonly key: readonly { readonly id: number; readonly answer: string | null }[]
}

/** Percent with one decimal; nothing out of nothing is 0. */
export const rateOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10

/**
 * Scores from what was asked and answered. Of a question that was asked several times only the last time counts. A
 * question's rate is over those who answered it, a student's over all questions that were asked.
 */
export function scoreReportOf({ questionIds, asked, answers, students, key }: Facts): ScoreReport {
  const last = new Map(asked.map((item) => [item.questionId, item]))
  const right = new Map(key.map(({ id, answer }) => [id, answer]))
  const members = new Set(students.map(({ id }) => id))
  const counted = answers.filter((item) => {
    const time = last.get(item.questionId)
    const isLast = time?.answerClassId === item.answerClassId && time.attempt === item.attempt
    return isLast && members.has(item.studentId) && questionIds.includes(item.questionId)
  })
  const isRight = (item: (typeof counted)[number]) => item.answer === right.get(item.questionId)
  const overview = questionIds.map((id) => {
    const own = counted.filter((item) => item.questionId === id)
    return {
      scoreRate: rateOf(own.filter(isRight).length, own.length),
      studentCount: own.length,
      hasAnswer: last.has(id),
    }
  })
  const askedCount = overview.filter(({ hasAnswer }) => hasAnswer).length
  const studentInfo = students.map(({ id, code, name }) => {
    const score = counted.filter((item) => item.studentId === id && isRight(item)).length
    return { code, name, scoreRate: rateOf(score, askedCount) }
  })
  return {
    totalScoreRate: rateOf(counted.filter(isRight).length, counted.length),
    studentCount: students.length,
    overview,
    studentInfo,
  }
}
