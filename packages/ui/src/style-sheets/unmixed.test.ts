import { expect, test } from 'vitest'
import { unmixed } from './unmixed.ts'

test.each([
  ['box-shadow: 0 0 0 3px color-mix(in srgb, var(--leaf) 22%, transparent)', 'box-shadow: 0 0 0 3px var(--leaf)'],
  ['fill:color-mix(in oklab,rgb(0 0 0 / 0.4),red)', 'fill:rgb(0 0 0 / 0.4)'],
  [
    '--deep: light-dark(color-mix(in oklab, var(--leaf) 88%, #00140d), color-mix(in oklab, var(--leaf) 30%, var(--page)))',
    '--deep: light-dark(var(--leaf), var(--leaf))',
  ],
  ['color: light-dark(red, blue)', 'color: light-dark(red, blue)'],
])('%s is %s where colours cannot be mixed', (mixed, first) => expect(unmixed(mixed)).toBe(first))
