import { expect, test } from 'vitest'
import { expectedSince } from './help.ts'

test.each([
  ['2026-11-20 00:00', undefined],
  ['2026-11-20 07:30', undefined],
  ['2026-11-20 17:59', undefined],
  ['2026-11-20 18:00', '2026-11-20'],
  ['2026-11-20 23:59', '2026-11-20'],
  ['2026-11-21 00:00', undefined],
])('at %s in the school a student has to have spoken since: %s', (time, since) =>
  expect(expectedSince(new Date(`${time.replace(' ', 'T')}:00+08:00`))).toBe(since),
)
