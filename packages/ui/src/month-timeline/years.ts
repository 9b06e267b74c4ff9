export type MonthCount = {
  /** `YYYY-MM` */
  month: string
  count: number
}

export type Year = { year: string; count: number; months: readonly MonthCount[] }

/** The months of each year, newest first, and how many things a year has. */
export function yearsOf(months: readonly MonthCount[]): Year[] {
  const sorted = [...months].sort((a, b) => b.month.localeCompare(a.month))
  const years = new Map<string, MonthCount[]>()
  for (const one of sorted) {
    const year = one.month.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), one])
  }
  return [...years].map(([year, its]) => ({ year, months: its, count: its.reduce((sum, one) => sum + one.count, 0) }))
}
