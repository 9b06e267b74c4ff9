import { dayOf, daysAfter } from '@mango/contract/platform-time'
import type { TimetableHour } from '@mango/contract/today'
import { dayName } from '@mango/widget/day'
import { clockOf } from '../times.ts'
import { isRunning, ofDay, spanOf, toCome, whenOf } from './hours.ts'

const nameOf = (hour: TimetableHour, audience: 'teacher' | 'student') =>
  audience === 'teacher' ? `${hour.className}${hour.courseName}` : hour.courseName

/** What the assistant says to a question about the timetable; undefined where it is none. */
export function answerTo(
  question: string,
  hours: readonly TimetableHour[],
  now: string,
  audience: 'teacher' | 'student',
): string | undefined {
  const today = dayOf(now)
  if (/下一?节|下堂|接下来/.test(question)) {
    const [next] = toCome(hours, now).filter((hour) => !isRunning(hour, now))
    if (!next) return '这两周的课都上完了。'
    return `${nameOf(next, audience)}，${spanOf(next)}，${next.room}，${whenOf(next, now)}。`
  }
  if (/现在|正在/.test(question) && /课/.test(question)) {
    const running = hours.find((hour) => isRunning(hour, now))
    return running
      ? `正在上${nameOf(running, audience)}，${running.room}，${clockOf(running.end)} 下课。`
      : '现在没有课。'
  }
  const day = /明天/.test(question) ? daysAfter(today, 1) : /后天/.test(question) ? daysAfter(today, 2) : today
  if (!/(今天|明天|后天).*(课|节)|几节课/.test(question)) return undefined
  const listed = ofDay(hours, day)
  if (listed.length === 0) return `${dayName(day, today)}没有课。`
  return `${dayName(day, today)} ${listed.length} 节课：${listed
    .map((hour) => `${clockOf(hour.begin)} ${nameOf(hour, audience)}`)
    .join('、')}。`
}
