import { expect, test } from 'vitest'
import { beginOf, dayOf, daysAfter, daysBetween, mondayOf, platformDay, platformTime, weekdayOf } from './index.ts'

test('the time is the one in China, also where it is still yesterday in most of the world', () => {
  const moment = new Date('2026-11-22T16:30:00Z')
  expect(platformTime(moment)).toBe('2026-11-23 00:30:00')
  expect(platformDay(moment)).toBe('2026-11-23')
  expect(beginOf('2026-11-23')).toEqual(new Date('2026-11-22T16:00:00Z'))
})

test('days are counted over the end of a year, wherever the clock stands', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2)
  expect(daysBetween('', '2027-01-02')).toBeNaN()
})

test('a week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-22', '2026-11-18'].map(mondayOf)).toEqual(Array(3).fill('2026-11-16'))
  expect(['2026-11-22', dayOf('2026-11-25 08:00:00'), '2026-11-25 08:00:00', '待定'].map(weekdayOf)).toEqual([
    '周日',
    '周三',
    '周三',
    '',
  ])
})
