import { and, avg, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { answeredPaper } from '../../database/schema.ts'
import type { AnsweredPaper } from '../../shared/papers/answered-papers.ts'

const buckets = 10
const bucket =
  sql<number>`least(floor(${answeredPaper.scoreRate} / ${sql.raw(String(100 / buckets))}), ${sql.raw(String(buckets - 1))})`.mapWith(
    Number,
  )

/** How everybody did who answered a paper: the average and how many are in each tenth; null where it isn't checked yet. */
export async function scoreRatesOf(db: Database, { paperId, scoreRate }: AnsweredPaper) {
  if (scoreRate === null) return null
  const of = and(eq(answeredPaper.paperId, paperId), isNotNull(answeredPaper.scoreRate))
  const [average] = await db
    .select({ avg: avg(answeredPaper.scoreRate).mapWith(Number) })
    .from(answeredPaper)
    .where(of)
  const rows = await db.select({ bucket, students: count() }).from(answeredPaper).where(of).groupBy(bucket)
  const students = new Map(rows.map((row) => [row.bucket, row.students]))
  return {
    avg: Math.round((average?.avg ?? 0) * 10) / 10,
    person: scoreRate,
    rates: Array.from({ length: buckets }, (_, index) => students.get(index) ?? 0),
  }
}
