import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { monitorCount } from '../../database/schema.ts'

/** What is counted, by the `kind` of its row. */
export const counted = {
  days: 'days',
  utterances: 'utterances',
  hits: 'hits',
  misses: 'misses',
} as const

const total = prepared((db) =>
  db
    .select({ total: monitorCount.total })
    .from(monitorCount)
    .where(and(eq(monitorCount.schoolId, sql.placeholder('schoolId')), eq(monitorCount.kind, sql.placeholder('kind'))))
    .prepare('monitor_total'),
)

export async function countOf(db: Database, schoolId: number, kind: string): Promise<number> {
  const [row] = await total(db).execute({ schoolId, kind })
  return row?.total ?? 0
}

/** The positions of a page whose rows are numbered from 1, newest highest; undefined behind the end. */
export function positionsOf(total: number, pageNum: number, pageSize: number): [from: number, to: number] | undefined {
  const to = total - (pageNum - 1) * pageSize
  return to < 1 ? undefined : [Math.max(1, to - pageSize + 1), to]
}
