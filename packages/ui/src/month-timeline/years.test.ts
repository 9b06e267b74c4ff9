import { expect, test } from 'vitest'
import { yearsOf } from './years.ts'

test('years and months come newest first, whatever the order they were given in', () => {
  const months = [
    { month: '2025-12', count: 3 },
    { month: '2026-02', count: 1 },
    { month: '2026-11', count: 5 },
  ]
  expect(yearsOf(months)).toEqual([
    {
      year: '2026',
      count: 6,
      months: [
        { month: '2026-11', count: 5 },
        { month: '2026-02', count: 1 },
      ],
    },
    { year: '2025', count: 3, months: [{ month: '2025-12', count: 3 }] },
  ])
})

test('no months make no years', () => {
  expect(yearsOf([])).toEqual([])
})
