import { expect, test } from 'vitest'
import { mayChange, statusesFor } from './use-permissions.ts'

const administrator = { userId: 1, administers: true, definesCategories: true }
const teacher = { userId: 2, administers: false, definesCategories: false }

test.each([
  ['an administrator', administrator, 2, 1, true, [1, 2, 3, 4]],
  ['an administrator', administrator, 1, 4, true, [1, 2, 3, 4]],
  ['the creator', teacher, 2, 2, true, [2, 3]],
  ['the creator', teacher, 2, 3, true, [2, 3]],
  ['the creator', teacher, 2, 1, true, []],
  ['the creator', teacher, 2, 4, true, []],
  ['a colleague', teacher, 3, 2, false, []],
])('%s (%o) of a file of %i in status %i', (_, who, createBy, permission, may, statuses) => {
  expect(mayChange(who, { createBy })).toBe(may)
  expect(statusesFor(who, { createBy, permission })).toEqual(statuses)
})
