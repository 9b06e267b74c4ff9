import { text } from '@mango/contract/account'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { rate } from '../database/schema.ts'
import { Refusal } from '../refusal.ts'

export interface Limit {
  readonly times: number
  readonly seconds: number
}

/**
 * Counts one more of something and refuses once there were too many in the window. The count is one statement, so
 * parallel requests can't slip past it.
 */
export async function countOrRefuse(
  db: Database,
  key: string,
  limit: Limit,
  now: Date,
  message: string = text.tooOften,
) {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000)
  const over = lte(rate.endsAt, now)
  const [counted] = await db
    .insert(rate)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rate.key,
      set: {
        count: sql`case when ${over} then 1 else ${rate.count} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${rate.endsAt} end`,
      },
    })
    .returning({ count: rate.count })
  if ((counted?.count ?? 0) > limit.times) throw new Refusal(message)
}

/** Counts one less: it turned out to be nothing that is limited. */
export const takeBack = (db: Database, key: string) =>
  db
    .update(rate)
    .set({ count: sql`greatest(${rate.count} - 1, 0)` })
    .where(eq(rate.key, key))

export const forget = (db: Database, key: string) => db.delete(rate).where(eq(rate.key, key))
