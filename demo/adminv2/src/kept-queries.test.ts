import { beforeEach, expect, test } from 'vitest'
import { keptQueries } from './kept-queries.ts'

const list = '/frame/examinationMan/administration'
beforeEach(() => keptQueries.forget())

test('a kept screen comes back with the query it was left with, unless it is asked for with one', () => {
  expect(keptQueries.restored(list, '', true)).toBeUndefined()
  keptQueries.note(list, '?name=期中&page=2')
  expect(keptQueries.restored(list, '', true)).toBe('?name=期中&page=2')
  expect(keptQueries.restored(list, '?page=1', true)).toBeUndefined()
  expect(keptQueries.restored(list, '', false)).toBeUndefined()
  keptQueries.note(list, '')
  expect(keptQueries.restored(list, '', true)).toBeUndefined()
})
