import { text } from '@mango/contract/coursewares'
import type { Question } from '@mango/contract/questions'
import { expect, test } from 'vitest'
import { draftRefusal, questionsRefusal, type CoursewareDraft } from './draft-refusal.ts'

const complete: CoursewareDraft = { subjectId: 2, gradeId: 9, name: '课件', share: 1, source: 1, paperId: 3 }
test.each([
  [{ ...complete, subjectId: undefined, gradeId: undefined, name: ' ' }, text.subjectMissing],
  [{ ...complete, gradeId: undefined, name: ' ', share: undefined }, text.gradeMissing],
  [{ ...complete, name: ' \t', share: undefined, source: undefined }, text.nameMissing],
  [{ ...complete, name: '课'.repeat(65), share: undefined }, '名称不能超过64个字'],
  [{ ...complete, share: undefined, source: undefined, paperId: undefined }, text.shareMissing],
  [{ ...complete, source: undefined, paperId: undefined }, text.sourceMissing],
  [{ ...complete, paperId: undefined }, text.paperMissing],
  [{ ...complete, source: 0 as const, paperId: undefined }, undefined],
  [complete, undefined],
])('checks run in their order and stop at the first: %o', (draft, refusal) => {
  expect(draftRefusal(draft)?.words).toBe(refusal)
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
  expect(questionsRefusal([question, { ...question, ...part }])).toBe(refusal)
})
