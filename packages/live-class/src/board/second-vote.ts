import type { LiveAnswer } from '@mango/contract/live-class'

/** What became of the first vote in the second one; who gave only one of both is in neither. */
export function changeOf(
  before: readonly Pick<LiveAnswer, 'studentId' | 'answer'>[],
  after: readonly Pick<LiveAnswer, 'studentId' | 'answer'>[],
  right: string,
) {
  const first = new Map(before.map(({ studentId, answer }) => [studentId, answer === right]))
  const both = after.flatMap(({ studentId, answer }) => {
    const was = first.get(studentId)
    return was === undefined ? [] : [{ studentId, was, is: answer === right }]
  })
  const who = (was: boolean, is: boolean) =>
    both.filter((one) => one.was === was && one.is === is).map(({ studentId }) => studentId)
  return { improved: who(false, true), kept: who(true, true), spoiled: who(true, false), missed: who(false, false) }
}
