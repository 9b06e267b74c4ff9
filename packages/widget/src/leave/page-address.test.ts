import { expect, test } from 'vitest'
import { pageAddress } from './index.ts'

test.each([
  ['/adminv2', {}, '/adminv2/classroom/list'],
  ['/adminv2/', {}, '/adminv2/classroom/list'],
  ['', { courseId: 7, subjectId: undefined }, '/classroom/list?courseId=7'],
  ['https://school.test/a', { name: '期中 1' }, 'https://school.test/a/classroom/list?name=%E6%9C%9F%E4%B8%AD+1'],
])('below %s with %j', (basePath, query, address) => {
  expect(pageAddress({ basePath }, '/classroom/list', query)).toBe(address)
})
