import { expect, test } from 'vitest'
import { apiBaseOf } from './page-context.ts'

test.each([
  ['', ''],
  ['/', ''],
  ['/school', '/school'],
  ['https://school.example', 'https://school.example'],
  ['https://school.example/', 'https://school.example'],
  ['http://localhost:5173/school//', 'http://localhost:5173/school'],
  ['school.example', undefined],
  ['ftp://school.example', undefined],
])('the api-base %j is %j', (text, address) => {
  expect(apiBaseOf(text)).toBe(address)
})
