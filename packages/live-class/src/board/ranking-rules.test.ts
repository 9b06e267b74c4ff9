import type { LiveAnswer } from '@mango/contract/live-class'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inThirds, rankingOf, rightFirst, topOf } from './ranking-rules.ts'

const answer = (studentId: number, timeCost: number, letters = 'A'): LiveAnswer => ({
  questionId: 1,
  studentId,
  answer: letters,
  answerTime: '2026-11-20 08:00:00',
  hasAnswer: true,
  timeCost,
})
const someAnswers = fc.uniqueArray(fc.record({ studentId: fc.nat(60), timeCost: fc.nat(9999) }), {
  selector: ({ studentId }) => studentId,
})

test('the ranking is the same in whatever order the answers came', () => {
  fc.assert(
    fc.property(someAnswers, fc.infiniteStream(fc.nat()), (facts, order) => {
      const answers = facts.map(({ studentId, timeCost }) => answer(studentId, timeCost))
      const shuffled = answers.map((item) => ({ item, at: order.next().value })).sort((a, b) => a.at - b.at)
      const ranking = rankingOf(answers)
      expect(rankingOf(shuffled.map(({ item }) => item))).toEqual(ranking)
      for (const [index, item] of ranking.entries())
        expect(item.timeCost).toBeGreaterThanOrEqual(ranking[index - 1]?.timeCost ?? 0)
    }),
  )
})

test('three groups hold everybody once, in order, and differ as little as thirds can', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 100 }), (items) => {
      const groups = inThirds(items)
      expect(groups).toHaveLength(3)
      expect(groups.flat()).toEqual(items)
      expect(Math.max(...groups.map((group) => group.length))).toBe(Math.ceil(items.length / 3))
    }),
  )
})

test('the first six are ranked', () => {
  expect(topOf([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5, 6])
})

test('right answers go first, each by time', () => {
  const ranking = [answer(1, 1, 'B'), answer(2, 2, 'A'), answer(3, 3, 'A')]
  expect(rightFirst(ranking, 'A').map(({ studentId }) => studentId)).toEqual([2, 3, 1])
})
