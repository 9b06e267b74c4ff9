import { expect, test } from 'vitest'
import { pageAddress, phonePage } from './index.ts'

test.each([
  ['/adminv2', {}, '/adminv2/classroom/list'],
  ['/adminv2/', {}, '/adminv2/classroom/list'],
  ['', { courseId: 7, subjectId: undefined }, '/classroom/list?courseId=7'],
  ['https://school.test/a', { name: '期中 1' }, 'https://school.test/a/classroom/list?name=%E6%9C%9F%E4%B8%AD+1'],
])('below %s with %j', (basePath, query, address) => {
  expect(pageAddress({ basePath }, '/classroom/list', query)).toBe(address)
})

const phone = '/portrait/#/photoUpload'
test.each([
  ['', 'https://host.test/portrait/#/photoUpload?id=7'],
  ['/school', 'https://host.test/portrait/#/photoUpload?id=7'],
  ['https://school.test/api-of-it', 'https://school.test/portrait/#/photoUpload?id=7'],
])('a phone of a page whose backend is at "%s"', (apiBase, address) => {
  expect(phonePage({ apiBase }, phone, { id: 7, isAmended: undefined }, 'https://host.test')).toBe(address)
})
