import { expect, test } from 'vitest'
import { isFileName } from './limits.ts'

test.each([
  ['教案.pdf', true],
  [`${'长'.repeat(20)}.pdf`, true],
  [`${'长'.repeat(21)}.pdf`, false],
  ['没有后缀', true],
  ['.pdf', false],
  ['  .pdf', false],
  ['', false],
])('a file may be called %j: %s', (name, expected) => expect(isFileName(name)).toBe(expected))
