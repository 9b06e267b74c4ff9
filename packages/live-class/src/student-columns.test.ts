import { expect, test } from 'vitest'
import { shortCode } from './student-columns.ts'

test('codes show two digits of one class and four of several', () => {
  expect(shortCode('20260107', false)).toBe('07')
  expect(shortCode('20260107', true)).toBe('0107')
})
