import { expect, test } from 'vitest'
import { joinChoices } from './choices.ts'

test('letters make one answer in whatever order they were pressed', () => {
  expect(joinChoices(['D', 'A', 'D', 'B'])).toBe('ABD')
})
