/** Days as `YYYY-MM-DD`; '' for an open end. */
export type Days = { from: string; to: string }

export type DayLimits = {
  min?: string | undefined
  max?: string | undefined
  /** The most days a range may have, both ends counted. */
  most?: number | undefined
}

const dayMilliseconds = 86_400_000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** How many days a range has, both ends counted. */
const lengthOf = ({ from, to }: Days): number => Math.round((timeOf(to) - timeOf(from)) / dayMilliseconds) + 1

/** The last days up to and with `today`. */
export const lastDays = (today: string, count: number): Days => ({
  from: new Date(timeOf(today) - (count - 1) * dayMilliseconds).toISOString().slice(0, 10),
  to: today,
})

/** Why a range cannot be, in words; undefined when it can. */
export function problemOf({ from, to }: Days, { min, max, most }: DayLimits): string | undefined {
  if (from !== '' && to !== '' && from > to) return '开始日期不能晚于结束日期'
  if (min !== undefined && [from, to].some((day) => day !== '' && day < min)) return `不能早于 ${min}`
  if (max !== undefined && [from, to].some((day) => day !== '' && day > max)) return `不能晚于 ${max}`
  if (most === undefined) return undefined
  if (from === '' || to === '') return from === to ? undefined : `请选满两端，最多 ${most} 天`
  const length = lengthOf({ from, to })
  return length > most ? `一次最多 ${most} 天，现在是 ${length} 天` : undefined
}
