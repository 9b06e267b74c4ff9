import { expect, test } from 'vitest'
import { isPdf, sandboxFor } from './document-frame.ts'

const page = 'https://school.example/adminv2/'

test.each([
  ['https://school.example/oss/a.pdf', false],
  ['/oss/a.pdf', false],
  ['https://viewer.example/?src=a.pptx', true],
])('%s keeps its origin: %s', (address, keeps) => {
  expect(sandboxFor(address, page).includes('allow-same-origin')).toBe(keeps)
})

test('never lets a frame lead the page away', () => {
  expect(sandboxFor('https://viewer.example/', page)).not.toContain('top-navigation')
})

test.each([
  ['讲义.PDF', '/oss/1f', true],
  ['讲义', '/oss/1f.pdf?sign=1', true],
  ['讲义.pptx', '/oss/1f.pptx?name=a.pdf', false],
  ['讲义.pdf.exe', '/oss/1f', false],
])('%s at %s is a PDF: %s', (name, url, is) => {
  expect(isPdf(name, url)).toBe(is)
})
