import { text } from '@mango/contract/exams'
import { expect, test } from 'vitest'
import { draftErrors, emptyDraft, newExamOf, type Draft } from './draft.ts'

const full: Draft = { schoolYear: 2026, gradeId: 8, type: 1, termId: 2, name: ' 期中 ' }

test.each([
  ['schoolYear', text.schoolYearMissing],
  ['gradeId', text.gradeMissing],
  ['type', text.typeMissing],
  ['termId', text.termMissing],
] as const)('%s is required', (field, message) => {
  expect(draftErrors({ ...full, [field]: undefined })).toEqual({ [field]: message })
})

test('an empty form names every missing field, a full one none', () => {
  expect(Object.keys(draftErrors(emptyDraft))).toEqual(['schoolYear', 'gradeId', 'type', 'termId'])
  expect(draftErrors(full)).toEqual({})
})

test('a name is as long as people see it', () => {
  expect(draftErrors({ ...full, name: '😀'.repeat(16) })).toEqual({})
  expect(draftErrors({ ...full, name: '👨‍👩‍👧'.repeat(30) })).toEqual({})
  expect(draftErrors({ ...full, name: '字'.repeat(31) })).toEqual({ name: '名称不能超过30个字' })
})

test('sends the trimmed name, and the first term where none was chosen', () => {
  expect(newExamOf(full)).toEqual({ schoolYear: 2026, gradeId: 8, type: 1, termId: 2, name: '期中' })
  expect(newExamOf({ ...full, termId: undefined })?.termId).toBe(1)
  expect(newExamOf(emptyDraft)).toBeUndefined()
})
