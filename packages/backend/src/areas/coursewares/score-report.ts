import type { ScoreReport } from '@mango/contract/coursewares'
import { countedRound, rateOf } from '@mango/contract/live-class'
import type { ClassFacts } from '../../shared/live-class/class-facts.ts'

interface Facts {
  /** In the order of the courseware. */
  readonly questionIds: readonly number[]
  /** The classes that were held with it, oldest first. */
  readonly held: readonly ClassFacts[]
  readonly students: readonly { readonly id: number; readonly code: string; readonly name: string }[]
}

/**
 * Scores of a class over all times it was taught with a courseware. Of each question the last time counts that somebody
 * answered: begun again, or asked again and left, takes nothing away. All rates are over those who were there then. A
 * question that is no longer in the courseware stands behind the others.
 */
export function scoreReportOf({ questionIds, held, students }: Facts): ScoreReport {
  const members = new Set(students.map(({ id }) => id))
  const counted = new Map(
    held.flatMap((facts) => {
      const here = facts.students.filter(({ id, present }) => present && members.has(id)).map(({ id }) => id)
      return facts.questions.flatMap(({ questionId, answer1, rounds }) => {
        const ownRounds = rounds.map(({ answers }) => ({
          answers: answers.filter(({ studentId }) => members.has(studentId)),
        }))
        const round = countedRound({ rounds: ownRounds })
        // Where nothing is right, nothing is wrong.
        if (!round || !answer1) return []
        const right = new Set(
          round.answers.filter(({ answer }) => answer === answer1).map(({ studentId }) => studentId),
        )
        return [[questionId, { here: new Set(here), right }] as const]
      })
    }),
  )
  const unscored = new Set(
    held.flatMap(({ questions }) => questions.filter(({ answer1 }) => !answer1).map(({ questionId }) => questionId)),
  )
  const order = [...questionIds, ...[...counted.keys()].filter((id) => !questionIds.includes(id))]
  const overview = order.map((id) => {
    const times = counted.get(id)
    const studentCount = times?.here.size ?? 0
    return {
      questionId: id,
      scoreRate: rateOf(times?.right.size ?? 0, studentCount),
      studentCount,
      hasAnswer: times !== undefined,
      unscored: unscored.has(id),
    }
  })
  const all = [...counted.values()]
  const studentInfo = students.map(({ id, code, name }) => {
    const asked = all.filter(({ here }) => here.has(id))
    const right = asked.filter((times) => times.right.has(id)).length
    return { code, name, scoreRate: rateOf(right, asked.length), absent: asked.length === 0 }
  })
  const right = all.reduce((sum, times) => sum + times.right.size, 0)
  const whole = all.reduce((sum, times) => sum + times.here.size, 0)
  return { totalScoreRate: rateOf(right, whole), studentCount: students.length, overview, studentInfo }
}
