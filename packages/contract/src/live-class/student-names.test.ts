import { expect, test } from 'vitest'
import { shortCode, toldApart } from './student-names.ts'

test('codes show two digits of one class and four of several', () => {
  expect(shortCode('20260107', false)).toBe('07')
  expect(shortCode('20260107', true)).toBe('0107')
})

test('two of the same name are told apart by their codes; nobody else carries one', () => {
  const students = [
    { id: 1, code: '20260107', name: '张伟' },
    { id: 2, code: '20260109', name: '张伟' },
    { id: 3, code: '20260111', name: '方可' },
  ]
  expect(toldApart(students, false).map(({ name }) => name)).toEqual(['张伟（07）', '张伟（09）', '方可'])
})
