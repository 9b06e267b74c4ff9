import { dayOf } from '@mango/contract/platform-time'
import type { TimetableHour } from '@mango/contract/today'
import { dayName, minuteName } from '@mango/widget/day'
import { clockOf, minutesBetween } from '../times.ts'

export const ofDay = (hours: readonly TimetableHour[], day: string) => hours.filter(({ begin }) => dayOf(begin) === day)

export const isOver = ({ end }: TimetableHour, now: string) => end <= now
export const isRunning = ({ begin, end }: TimetableHour, now: string) => begin <= now && now < end

/** The hours that run or are still to come. */
export const toCome = (hours: readonly TimetableHour[], now: string) => hours.filter((hour) => !isOver(hour, now))

export const spanOf = ({ begin, end }: TimetableHour) => `${clockOf(begin)} – ${clockOf(end)}`

/** The span, and before it the day where that is another one. */
export const dayAndSpan = (hour: TimetableHour, now: string) =>
  `${dayOf(hour.begin) === dayOf(now) ? '' : `${dayName(hour.begin, dayOf(now))} `}${spanOf(hour)}`

/** When an hour is, seen from now. */
export function whenOf(hour: TimetableHour, now: string): string {
  if (isRunning(hour, now)) return `已上 ${minutesBetween(hour.begin, now)} 分钟`
  const minutes = minutesBetween(now, hour.begin)
  if (minutes <= 60) return `${minutes} 分钟后开始`
  return `${minuteName(hour.begin, dayOf(now))} 开始`
}

/** The words on the hour that comes next; empty where none is known. */
export const nextHour = (next: TimetableHour | undefined, now: string): string =>
  next ? `下一节是${minuteName(next.begin, dayOf(now))} 的${next.courseName}。` : ''

export interface Week {
  readonly days: readonly string[]
  readonly begins: readonly string[]
  at(day: string, begin: string): TimetableHour | undefined
}
/** The hours from Monday on as a table; a weekend is in it where it has hours. */
export function weekOf(hours: readonly TimetableHour[], days: readonly string[]): Week {
  const used = days.filter((day, index) => index < 5 || ofDay(hours, day).length > 0)
  const shown = hours.filter(({ begin }) => used.includes(dayOf(begin)))
  return {
    days: used,
    begins: [...new Set(shown.map(({ begin }) => clockOf(begin)))].sort(),
    at: (day, begin) => shown.find((hour) => dayOf(hour.begin) === day && clockOf(hour.begin) === begin),
  }
}
