import { expect, test } from 'vitest'
import { createSavedFilters, filtersOf } from './saved-filters.store.ts'
import { noFilters } from './view.ts'

function memory(json?: string) {
  const values = new Map(json === undefined ? [] : [['k', json]])
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
}
const grade8 = { ...noFilters, gradeId: 8, subjectIds: [2, 5] }

test('saved filters survive a reload and come back as they were', () => {
  const storage = memory()
  createSavedFilters(storage, 'k').save('八年级理科', grade8)
  const [saved] = createSavedFilters(storage, 'k').store.getState()
  expect(saved && filtersOf(saved)).toEqual(grade8)
})

test('the same name replaces, removing can be undone, twenty are enough', () => {
  const filters = createSavedFilters(memory(), 'k')
  filters.save('甲', noFilters)
  filters.save('甲', grade8)
  const before = filters.store.getState()
  expect(before).toHaveLength(1)
  filters.remove('甲')
  expect(filters.store.getState()).toEqual([])
  filters.restore(before)
  expect(filters.store.getState()).toEqual(before)
  const room = Array.from({ length: 20 }, (_, index) => filters.save(`第${index}个`, noFilters))
  expect(room.at(-1)).toBe(false)
})

test.each(['{', '{}', '[1]', '[{"name":1}]'])('ignores %s in the storage', (json) => {
  expect(createSavedFilters(memory(json), 'k').store.getState()).toEqual([])
})
