import { expect, test } from 'vitest'
import { changeOf } from './second-vote.ts'

const answers = (letters: Readonly<Record<number, string>>) =>
  Object.entries(letters).map(([studentId, answer]) => ({ studentId: Number(studentId), answer }))

test('a second vote says who changed to what, of those who voted twice', () => {
  const before = answers({ 1: 'B', 2: 'A', 3: 'A', 4: 'C', 5: 'A' })
  const after = answers({ 1: 'A', 2: 'A', 3: 'C', 4: 'B', 6: 'A' })
  expect(changeOf(before, after, 'A')).toEqual({ improved: [1], kept: [2], spoiled: [3], missed: [4] })
})
