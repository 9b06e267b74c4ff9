import { restart, type ReviewPlan } from '@mango/contract/mistake-notebook'
import { daysBetween } from '@mango/contract/platform-time'

interface Facts {
  readonly today: string
  /** How many questions wait, today's and older ones. */
  readonly due: number
  readonly limit: number
  /** Days with a review, newest first. */
  readonly days: readonly { readonly day: string; readonly done: number }[]
}

/** Days in a row, back from the newest. One day off is no break, but two are. */
function streakOf(today: string, days: readonly string[]): number {
  let streak = 0
  let next = today
  for (const day of days) {
    if (daysBetween(day, next) > 2) break
    streak += 1
    next = day
  }
  return streak
}

/** What today asks for: never more than the limit, and after a pause only a few to come back with. */
export function planFrom({ today, due, limit, days }: Facts): ReviewPlan {
  const done = days.find(({ day }) => day === today)?.done ?? 0
  const before = days.find(({ day }) => day < today)
  const restarting = before !== undefined && daysBetween(before.day, today) >= restart.afterDays
  const goal = restarting ? restart.questions : limit
  const left = Math.max(0, Math.min(due, goal - done))
  return {
    left,
    done,
    more: due > left,
    limit,
    streak: streakOf(
      today,
      days.map(({ day }) => day),
    ),
    days: days.length,
    restarting,
  }
}
