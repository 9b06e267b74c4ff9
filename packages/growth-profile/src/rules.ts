import {
  abilityScale,
  infoRows,
  scoreKinds,
  type AbilityDetail,
  type AbilityOverview,
  type DailyBehaviour,
} from '@mango/contract/growth-profile'
import type { ChartData, ChartSeries } from '@mango/ui/chart'

/** The information to show, without what stands above it anyway. */
export function factsOf(info: Readonly<Record<string, string>>, all: boolean): [string, string][] {
  const facts = Object.entries(info).filter(([name]) => name !== nameKey)
  return all ? facts : facts.slice(0, infoRows)
}
export const hasMoreFacts = (info: Readonly<Record<string, string>>) => factsOf(info, true).length > infoRows
/** Under which name of its own choice the server tells the student's name and class. */
export const nameKey = '姓名'
export const classKey = '班级'

interface Scores {
  readonly targetScore: number | null
  readonly afterClassScore: number | null
  readonly teacherScore: number | null
}

const seriesOf = (rows: readonly Scores[]): ChartSeries[] =>
  scoreKinds.map(({ key, name }) => ({ name, values: rows.map((row) => row[key] ?? undefined) }))

export const scoreText = (score: number): string => String(Math.round(score * 100) / 100)

/** A radar needs three axes to be one; with fewer the same stands as bars. */
export const overviewChart = (rows: readonly AbilityOverview[]): ChartData => ({
  kind: rows.length < 3 ? 'bar' : 'radar',
  categories: rows.map((row) => row.subjectName),
  series: seriesOf(rows),
  max: abilityScale.max,
  format: scoreText,
})

export const detailChart = ({ data }: AbilityDetail): ChartData => ({
  kind: 'line',
  categories: data.map((item) => item.name),
  series: seriesOf(data),
  max: abilityScale.max,
  format: scoreText,
})

/** The averages of what a line shows, as sentences' parts; those that nobody gave are left out. */
export const averages = ({ avg }: AbilityDetail): { name: string; score: string }[] =>
  scoreKinds.flatMap(({ key, name }) => {
    const score = avg?.[key] ?? null
    return score === null ? [] : [{ name, score: scoreText(score) }]
  })

const monthAndDay = (day: string) => /^\d{4}-(\d{2})-(\d{2})$/.exec(day)?.slice(1).map(Number).join('/') ?? day

export const dailyChart = ({ dailyBehavior }: DailyBehaviour): ChartData => ({
  kind: 'bar',
  categories: dailyBehavior.map(({ date }) => monthAndDay(date)),
  series: [
    { name: '本人积分', values: dailyBehavior.map(({ point }) => point) },
    { name: '班级平均', values: dailyBehavior.map(({ average }) => average), line: true, tone: 'gold' },
  ],
})

/** What was earned in the range, beside the average of the class. */
export function dailySums({ dailyBehavior }: DailyBehaviour): { own: number; average: number } {
  const sum = (values: readonly number[]) => Math.round(values.reduce((all, value) => all + value, 0))
  return { own: sum(dailyBehavior.map(({ point }) => point)), average: sum(dailyBehavior.map((day) => day.average)) }
}

export const pieChart = (name: string, parts: DailyBehaviour['source']): ChartData => ({
  kind: 'pie',
  categories: parts.map((part) => part.name),
  series: [{ name, values: parts.map((part) => part.point) }],
})

const ownHost = /^(localhost|127\.|\[::1\])/

/** A server's http address as https, which it answers too; a page's own host, and this machine, may have no https. */
export function secured(address: string, pageOrigin: string): string {
  try {
    const url = new URL(address)
    if (url.protocol !== 'http:' || url.origin === pageOrigin || ownHost.test(url.hostname)) return address
    url.protocol = 'https:'
    return url.href
  } catch {
    return address
  }
}
