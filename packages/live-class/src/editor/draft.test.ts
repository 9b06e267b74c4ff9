import type { Courseware } from '@mango/contract/coursewares'
import type { Question } from '@mango/contract/questions'
import { expect, test } from 'vitest'
import { chosenQuestions, draftOf, fieldsOf, inOrder, newDraft } from './draft.ts'

const question = (id: number): Question => ({
  id,
  typeName: '单选题',
  imageUrl: 'a',
  imageUrl25: 'b',
  answer1: 'A',
  showOrder: id,
})
const paper = [1, 2, 3, 4].map(question)
const draft = { ...newDraft(2), gradeId: 9, name: ' 复习 ', share: 1 as const, source: 1 as const, paperId: 7 }

test('the basket has no paper, and a name loses its outer spaces', () => {
  expect(fieldsOf({ ...draft, source: 0 }, paper)).toMatchObject({ paperId: null, source: 0, name: '复习', type: '0' })
  expect(fieldsOf(draft, paper)?.paperId).toBe(7)
})

test('what is left out is not sent as a question, and only as left out where the paper has it', () => {
  expect(fieldsOf({ ...draft, excluded: [2, 99] }, paper)).toMatchObject({
    questionIds: [1, 3, 4],
    excludeQuestionIds: [2],
  })
})

test('what was left out can be taken in again where the paper is shown, and is not there where the basket was', () => {
  const shown = { subjectName: '', gradeName: '', createTime: '', createBy: '', photoUrl: '', coverText: '' }
  const questions = { questionIds: [1, 3], excludeQuestionIds: [2, 4], questionCount: 2, answers: [], writtenIds: [] }
  const saved: Omit<Courseware, 'source'> = {
    ...shown,
    ...questions,
    id: 1,
    name: '复习',
    type: '0',
    share: 1,
    subjectId: 2,
    gradeId: 9,
    paperId: 7,
    used: false,
  }
  expect(draftOf({ ...saved, source: 1 }).excluded).toEqual([2, 4])
  expect(draftOf({ ...saved, source: 0 }).excluded).toEqual([])
})

test('a saved order stays; what the paper gained since comes last', () => {
  expect(chosenQuestions(paper, { ...draft, order: [3, 1] }).map(({ id }) => id)).toEqual([3, 1, 2, 4])
})

test('an order of the teacher goes before that of the paper, and what is left out keeps its place for later', () => {
  const ordered = { ...draft, order: [4, 1, 3, 2], excluded: [2] }
  expect(fieldsOf(ordered, paper)?.questionIds).toEqual([4, 1, 3])
  expect(fieldsOf({ ...ordered, excluded: [] }, paper)?.questionIds).toEqual([4, 1, 3, 2])
})

test.each([
  [[], [1, 2, 3, 4]],
  [
    [4, 2, 1, 3],
    [4, 2, 1, 3],
  ],
  // The paper has gained some, and lost one.
  [
    [9, 3, 1],
    [3, 1, 2, 4],
  ],
])('in the order %j a paper reads %j', (order, read) => {
  expect(inOrder(paper, order).map(({ id }) => id)).toEqual(read)
})

test('an entered answer is sent with its question, and with no other', () => {
  const answers = [
    { questionId: 1, answer: 'B' },
    { questionId: 2, answer: 'C' },
    { questionId: 99, answer: 'A' },
  ]
  expect(fieldsOf({ ...draft, answers, excluded: [2] }, paper)?.answers).toEqual([{ questionId: 1, answer: 'B' }])
})
