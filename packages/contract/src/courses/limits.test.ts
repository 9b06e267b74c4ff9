import { expect, test } from 'vitest'
import { cutCourseName } from './limits.ts'

test.each([
  ['芒'.repeat(15), 15],
  ['芒'.repeat(16), 15],
  ['a'.repeat(31), 30],
  [`${'芒'.repeat(14)}ab`, 16],
  [`${'芒'.repeat(14)}a，`, 15],
  ['，。！？《》（）“”……——、', 15],
  ['𠮷'.repeat(16), 15],
  [`${'a'.repeat(28)}👨‍👩‍👧`, 28],
  ['', 0],
])('of %s there stay %i characters', (name, characters) => {
  expect([...cutCourseName(name)]).toHaveLength(characters)
  expect(name.startsWith(cutCourseName(name))).toBe(true)
})
