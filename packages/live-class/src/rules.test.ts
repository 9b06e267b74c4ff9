import { text } from '@mango/contract/coursewares'
import type { LiveAnswer } from '@mango/contract/live-class'
import type { Question } from '@mango/contract/questions'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as rules from './rules.ts'

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
      const ranking = rules.rankingOf(answers)
      expect(rules.rankingOf(shuffled.map(({ item }) => item))).toEqual(ranking)
      for (const [index, item] of ranking.entries())
        expect(item.timeCost).toBeGreaterThanOrEqual(ranking[index - 1]?.timeCost ?? 0)
    }),
  )
})

test('three groups hold everybody once, in order, and differ as little as thirds can', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 100 }), (items) => {
      const groups = rules.inThirds(items)
      expect(groups).toHaveLength(3)
      expect(groups.flat()).toEqual(items)
      expect(Math.max(...groups.map((group) => group.length))).toBe(Math.ceil(items.length / 3))
    }),
  )
})

test.each([
  [0, 'names'],
  [1, 'names'],
  [6, 'names'],
  [7, 'codes'],
  [12, 'codes'],
  [13, 'blocks'],
  [50, 'blocks'],
] as const)('%i unanswered students are drawn as %s', (count, type) => {
  expect(rules.barTypeOf(count)).toBe(type)
})

test('the first six are ranked', () => {
  expect(rules.topOf([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5, 6])
})

test('codes show two digits of one class and four of several', () => {
  expect(rules.shortCode('20260107', false)).toBe('07')
  expect(rules.shortCode('20260107', true)).toBe('0107')
})

test.each([
  [0, '0.0 秒'],
  [3240, '3.2 秒'],
  [59_940, '59.9 秒'],
  [59_960, '1 分 00 秒'],
  [65_000, '1 分 05 秒'],
])('%i ms reads %s', (milliseconds, words) => {
  expect(rules.formatTimeCost(milliseconds)).toBe(words)
})

test('right answers go first, each by time', () => {
  const ranking = [answer(1, 1, 'B'), answer(2, 2, 'A'), answer(3, 3, 'A')]
  expect(rules.rightFirst(ranking, 'A').map(({ studentId }) => studentId)).toEqual([2, 3, 1])
})

test('a second vote says who changed to what, of those who voted twice', () => {
  const before = [answer(1, 1, 'B'), answer(2, 1, 'A'), answer(3, 1, 'A'), answer(4, 1, 'C'), answer(5, 1, 'A')]
  const after = [answer(1, 1, 'A'), answer(2, 1, 'A'), answer(3, 1, 'C'), answer(4, 1, 'B'), answer(6, 1, 'A')]
  expect(rules.changeOf(before, after, 'A')).toEqual({ improved: [1], kept: [2], spoiled: [3], missed: [4] })
})

test('letters make one answer in whatever order they were pressed', () => {
  expect(rules.joinChoices(['D', 'A', 'D', 'B'])).toBe('ABD')
})

const complete: rules.CoursewareDraft = { subjectId: 2, gradeId: 9, name: '课件', share: 1, source: 1, paperId: 3 }
test.each([
  [{ ...complete, subjectId: undefined, gradeId: undefined, name: ' ' }, text.subjectMissing],
  [{ ...complete, gradeId: undefined, name: ' ', share: undefined }, text.gradeMissing],
  [{ ...complete, name: ' \t', share: undefined, source: undefined }, text.nameMissing],
  [{ ...complete, share: undefined, source: undefined, paperId: undefined }, text.shareMissing],
  [{ ...complete, source: undefined, paperId: undefined }, text.sourceMissing],
  [{ ...complete, paperId: undefined }, text.paperMissing],
  [{ ...complete, source: 0 as const, paperId: undefined }, undefined],
  [complete, undefined],
])('checks run in their order and stop at the first: %o', (draft, refusal) => {
  expect(rules.draftRefusal(draft)).toBe(refusal)
})

const question: Question = {
  id: 1,
  typeName: '单选题',
  imageUrl: 'a',
  imageUrl25: 'b',
  imageUrlA4: null,
  answer1: 'A',
  showOrder: 1,
}
test.each([
  [{ imageUrl: '' }, text.imageMissing],
  [{ imageUrl25: null }, text.imageMissing],
  [{ imageUrlA4: null }, undefined],
  [{ answer1: null }, text.answerMissing],
  [{ answer1: '', imageUrl: null }, text.imageMissing],
  // What a teacher wrote needs no picture, but its answer, unless it asks for words.
  [{ imageUrl: null, imageUrl25: null, options: ['6', '9'] }, undefined],
  [{ imageUrl: null, answer1: null, options: ['6', '9'] }, text.answerMissing],
  [{ imageUrl: null, answer1: null, options: [], typeName: '短文本' }, undefined],
])('questions are checked for images, then for answers: %o', (part, refusal) => {
  expect(rules.questionsRefusal([question, { ...question, ...part }])).toBe(refusal)
})

test.each([
  [{ classId: '', roomId: undefined, way: 'device' as const }, 0, text.noQuestions],
  [{ classId: '', roomId: undefined, way: 'device' as const }, 5, text.classMissing],
  [{ classId: '1', roomId: undefined, way: 'device' as const }, 5, text.roomMissing],
  [{ classId: '1', roomId: undefined, way: 'phone' as const }, 5, undefined],
  [{ classId: '1', roomId: 4, way: 'device' as const }, 5, undefined],
])('starting with %o and %i questions', (draft, count, refusal) => {
  expect(rules.startRefusal(draft, count)).toBe(refusal)
})

test.each([true, false])('the ranking comes back from the bars as it was: shown %s', (shown) => {
  const before = shown ? rules.firstArea : rules.toggleRanking(rules.firstArea)
  const bars = rules.switchArea(before, 'bars')
  expect(bars.rankingShown).toBe(false)
  expect(rules.switchArea(rules.switchArea(bars, 'bars'), 'ranking').rankingShown).toBe(shown)
})
