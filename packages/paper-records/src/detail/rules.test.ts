import type { PaperDetail } from '@mango/contract/paper-records'
import { expect, test } from 'vitest'
import { bucketNames, bucketOf, filtered, missedPoints } from './rules.ts'

const question = (check: number, knowledgePoint = ''): PaperDetail['answerList'][number] => ({
  id: 1,
  typeName: '单选题',
  right: check === 1,
  check,
  subAnswers: [],
  imageUrl: '',
  imageUrl25: '',
  imageUrlA4: '',
  knowledgePoint,
  mediaUrl: '',
})
const paper = [question(1), question(2, '勾股定理'), question(3, '方程'), question(0), question(3, '勾股定理')]

test.each([
  ['all', [1, 2, 3, 4, 5]],
  ['right', [1]],
  ['wrong', [2, 3, 5]],
] as const)('%s shows the questions %j', (filter, numbers) => {
  expect(filtered(paper, filter).map(({ number }) => number)).toEqual(numbers)
})

test('what was missed most comes first', () => {
  expect(missedPoints(paper)).toEqual([
    { point: '勾股定理', numbers: [2, 5] },
    { point: '方程', numbers: [3] },
  ])
})

test.each([
  [0, 10, 0],
  [9.9, 10, 0],
  [85, 10, 8],
  [100, 10, 9],
  [50, 4, 2],
])('%d of %d parts is in part %d', (rate, count, part) => expect(bucketOf(rate, count)).toBe(part))

test('parts are named by their ends', () => {
  expect(bucketNames(10)).toEqual(expect.arrayContaining(['0–9', '80–89', '90–100']))
  expect(bucketNames(4)).toEqual(['0–24', '25–49', '50–74', '75–100'])
})
