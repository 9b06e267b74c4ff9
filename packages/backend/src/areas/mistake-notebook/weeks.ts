import type { MistakeStatistics } from '@mango/contract/mistake-notebook'
import { dayAfter } from '../../shared/mistakes/ladder.ts'
import { semesterOf } from '../../shared/school/names.ts'

interface Counted {
  /** A Monday. */
  readonly day: string
  readonly total: number
}

const weeksShown = 8
const dayLength = 86_400_000
const daysLater = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
const mondayOf = (day: string) => daysLater(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The last weeks of a semester, quiet ones too: up to this one, or to its last mistake where it is over. */
export function lastWeeks(
  made: readonly Counted[],
  mastered: readonly Counted[],
  semester: { readonly schoolYear: number; readonly termId: number },
  now: Date,
): MistakeStatistics['weeks'] {
  const current = semesterOf(now)
  const isCurrent = current.schoolYear === semester.schoolYear && current.termId === semester.termId
  const last = isCurrent
    ? mondayOf(dayAfter(now))
    : made
        .map(({ day }) => day)
        .toSorted()
        .at(-1)
  if (last === undefined) return []
  return Array.from({ length: weeksShown }, (_, index) => {
    const day = daysLater(last, (index + 1 - weeksShown) * 7)
    return {
      day,
      made: made.find((one) => one.day === day)?.total ?? 0,
      mastered: mastered.find((one) => one.day === day)?.total ?? 0,
    }
  })
}
