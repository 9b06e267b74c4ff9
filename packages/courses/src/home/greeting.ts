import { dayOf } from '@mango/contract/platform-time'
import type { TimetableHour } from '@mango/contract/today'
import { clockOf } from '../times.ts'
import { isRunning, nextHour, ofDay, toCome } from './hours.ts'

/** How one greets at this hour. */
export function greeting(hour: number): string {
  if (hour < 5) return '夜深了'
  if (hour < 11) return '早上好'
  if (hour < 13) return '中午好'
  return hour < 18 ? '下午好' : '晚上好'
}

export const calledAs = (name: string, audience: 'teacher' | 'student'): string =>
  audience === 'teacher' && name !== '' ? `${[...name][0]}老师` : name

/** What the timetable says about the rest of today. */
export function outlook(hours: readonly TimetableHour[], now: string): string {
  const today = ofDay(hours, dayOf(now))
  const left = toCome(today, now)
  const last = left.at(-1)
  const [next] = toCome(hours, now).filter((hour) => !isRunning(hour, now))
  if (last) return `今天还有 ${left.length} 节课，${clockOf(last.end)} 结束。`
  return `${today.length > 0 ? '今天的课上完了。' : '今天没有课。'}${nextHour(next, now)}`
}
