import { expect, test } from 'vitest'
import { joinChoices, withPressed } from './choices.ts'

test('letters make one answer in whatever order they were pressed', () => {
  expect(joinChoices(['D', 'A', 'D', 'B'])).toBe('ABD')
})

test('among several letters one that is pressed comes, and goes with the next press', () => {
  expect(withPressed('AC', 'B')).toBe('ABC')
  expect(withPressed('ABC', 'B')).toBe('AC')
})
