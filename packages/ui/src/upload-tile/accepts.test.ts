import { expect, test } from 'vitest'
import { accepts } from './accepts.ts'

test.each([
  ['', 'a.exe', '', true],
  ['image/*', 'a.jpg', 'image/jpeg', true],
  ['image/*', 'a.jpg', '', false],
  ['image/*,.jpg', 'A.JPG', '', true],
  ['.pdf, .docx', 'a.docx', 'application/x', true],
  ['.pdf', 'a.pdf.exe', 'application/x', false],
  ['image/png', 'a.png', 'IMAGE/PNG', true],
  ['image/png', 'a.png', 'image/jpeg', false],
])('%j lets %s (%s) in: %s', (accept, name, type, is) => {
  expect(accepts(accept, { name, type })).toBe(is)
})
