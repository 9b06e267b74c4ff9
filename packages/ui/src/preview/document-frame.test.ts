import { expect, test } from 'vitest'
import { sandboxFor } from './document-frame.ts'

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
