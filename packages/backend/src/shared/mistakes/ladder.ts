import { reviewLadder } from '@mango/contract/mistake-notebook'
import { daysLater, platformDay } from '@mango/contract/platform-time'

/** When a question on this rung comes again; undefined above the last one, where it is mastered. */
export function nextDue(now: Date, step: number): string | undefined {
  const days = reviewLadder[step]
  return days === undefined ? undefined : platformDay(daysLater(now, days))
}
