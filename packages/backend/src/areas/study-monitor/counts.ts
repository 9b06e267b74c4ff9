import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { monitorCount } from '../../database/schema.ts'

/** What is counted, by the `kind` of its row. */
export const counted = {
  days: 'days',
  utterances: 'utterances',
  hits: 'hits',
  misses: 'misses',
} as const

export async function countOf(db: Database, schoolId: number, kind: string): Promise<number> {
  const [row] = await db
    .select({ total: monitorCount.total })
    .from(monitorCount)
    .where(and(eq(monitorCount.schoolId, schoolId), eq(monitorCount.kind, kind)))
  return row?.total ?? 0
}

/** The positions of a page whose rows are numbered from 1, newest highest; undefined behind the end. */
export function positionsOf(total: number, pageNum: number, pageSize: number): [from: number, to: number] | undefined {
  const to = total - (pageNum - 1) * pageSize
  return to < 1 ? undefined : [Math.max(1, to - pageSize + 1), to]
}
