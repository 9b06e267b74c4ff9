const hours = 3_600_000
export const dayLength = 24 * hours
const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** A moment as the platform writes it: `2026-11-18 16:20:00`, in China. Two of them compare as texts do. */
export const chinaTime = (moment: Date): string =>
  new Date(moment.getTime() + 8 * hours).toISOString().slice(0, 19).replace('T', ' ')
export const dayOf = (time: string): string => time.slice(0, 10)
export const clockOf = (time: string): string => time.slice(11, 16)

/** The day so many days later, or earlier. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

const weekdayNumber = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
export const weekdayOf = (day: string): string => weekdays[weekdayNumber(day)] ?? ''
/** The Monday of its week. */
export const mondayOf = (day: string): string => daysAfter(day, -((weekdayNumber(day) + 6) % 7))

/** A day as people say it: 今天, 明天, otherwise 11/25 周三. */
export function dayText(day: string, today: string): string {
  if (day === today) return '今天'
  if (day === daysAfter(today, 1)) return '明天'
  return `${day.slice(5).replace('-', '/')} ${weekdayOf(day)}`
}

/** Whole minutes from one moment to another. */
export const minutesBetween = (from: string, to: string): number =>
  Math.ceil((Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / 60_000)
