import { daysAfter, daysBetween, platformDay } from '@mango/contract/platform-time'
import { mostMisses, type MonitorTrend } from '@mango/contract/study-monitor'
import { and, asc, count, countDistinct, desc, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { monitorDay, utterance } from '../../database/schema.ts'
import { foundIn, type Filter } from './filter.ts'

/** How far back it looks without a first day, and at most. */
const usualDays = 28
const mostDays = 92

/** The days it tells of: those that were chosen, otherwise the weeks up to the last or the only day that was. */
function stretchOf({ dateTime, fromDay, toDay }: Filter, now: Date) {
  const to = toDay ?? (dateTime || platformDay(now))
  const longest = daysAfter(to, 1 - mostDays)
  const from = fromDay ?? daysAfter(to, 1 - usualDays)
  return { from: from < longest ? longest : from, to }
}

/** How much the assistant understood day by day of what a filter leaves, and which sentences it did not, the most frequent first. */
export async function trendOf(db: Database, schoolId: number, filter: Filter, now: Date): Promise<MonitorTrend> {
  const { from, to } = stretchOf(filter, now)
  const meant = { ...filter, dateTime: '', fromDay: from, toDay: to }
  const asked = await db
    .select({
      day: monitorDay.day,
      totalNum: sql<number>`sum(${monitorDay.asked})::int`,
      missNum: sql<number>`sum(${monitorDay.missed})::int`,
    })
    .from(monitorDay)
    .where(await foundIn(db, monitorDay, schoolId, meant))
    .groupBy(monitorDay.day)
    .orderBy(asc(monitorDay.day))
  const misses = await db
    .select({ text: utterance.transcript, times: count(), students: countDistinct(utterance.studentId) })
    .from(utterance)
    .where(and(await foundIn(db, utterance, schoolId, meant), sql`${utterance.missed}`))
    .groupBy(utterance.transcript)
    .orderBy(desc(count()), asc(utterance.transcript))
    .limit(mostMisses)
  const length = Math.max(0, daysBetween(from, to) + 1)
  const days = Array.from({ length }, (_, index) => {
    const day = daysAfter(from, index)
    return asked.find((one) => one.day === day) ?? { day, totalNum: 0, missNum: 0 }
  })
  return { from, to, days, misses }
}
