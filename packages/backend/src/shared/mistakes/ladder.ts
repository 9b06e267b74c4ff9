import { reviewLadder } from '@mango/contract/mistake-notebook'
import { platformTime } from '../../clock-time.ts'

const dayLength = 86_400_000

/** The day in China, so many days after a moment. */
export const dayAfter = (moment: Date, days = 0): string =>
  platformTime(new Date(moment.getTime() + days * dayLength)).slice(0, 10)

/** When a question on this rung comes again; undefined above the last one, where it is mastered. */
export function nextDue(now: Date, step: number): string | undefined {
  const days = reviewLadder[step]
  return days === undefined ? undefined : dayAfter(now, days)
}
