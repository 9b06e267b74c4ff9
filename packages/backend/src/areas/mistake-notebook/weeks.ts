import type { MistakeStatistics } from '@mango/contract/mistake-notebook'
import { daysAfter, mondayOf, platformDay } from '@mango/contract/platform-time'
import { semesterOf } from '../../shared/school/names.ts'

interface Counted {
  /** A Monday. */
  readonly day: string
  readonly total: number
}

const weeksShown = 8

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
    ? mondayOf(platformDay(now))
    : made
        .map(({ day }) => day)
        .toSorted()
        .at(-1)
  if (last === undefined) return []
  return Array.from({ length: weeksShown }, (_, index) => {
    const day = daysAfter(last, (index + 1 - weeksShown) * 7)
    return {
      day,
      made: made.find((one) => one.day === day)?.total ?? 0,
      mastered: mastered.find((one) => one.day === day)?.total ?? 0,
    }
  })
}
