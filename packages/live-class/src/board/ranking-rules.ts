import { rankedStudents, rankingGroups, type LiveAnswer } from '@mango/contract/live-class'

/** Answers by the time they took, the fastest first; equal times stay in the order of the students. */
export const rankingOf = (answers: readonly LiveAnswer[]): LiveAnswer[] =>
  answers.filter(({ hasAnswer }) => hasAnswer).sort((a, b) => a.timeCost - b.timeCost || a.studentId - b.studentId)

/** Right answers first, each by the time they took. */
export const rightFirst = (ranking: readonly LiveAnswer[], right: string): LiveAnswer[] => [
  ...ranking.filter(({ answer }) => answer === right),
  ...ranking.filter(({ answer }) => answer !== right),
]

/** The first six. */
export const topOf = <Item>(ranking: readonly Item[]): Item[] => ranking.slice(0, rankedStudents)

/** Three consecutive groups as equal as can be: each a third, rounded up, the last takes what is left. */
export function inThirds<Item>(items: readonly Item[]): Item[][] {
  const size = Math.ceil(items.length / rankingGroups)
  return Array.from({ length: rankingGroups }, (_, index) => items.slice(index * size, (index + 1) * size))
}
