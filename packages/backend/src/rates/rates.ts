import { text } from '@mango/contract/account'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
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
 *
 * @returns how many there were
 */
export async function countOrRefuse(
  db: Database,
  key: string,
  limit: Limit,
  now: Date,
  message: string = text.tooOften,
): Promise<number> {
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
  const count = counted?.count ?? 0
  if (count > limit.times) throw new Refusal(message)
  return count
}

/** Counts one less: it turned out to be nothing that is limited. */
export const takeBack = (db: Database, key: string) =>
  db
    .update(rate)
    .set({ count: sql`greatest(${rate.count} - 1, 0)` })
    .where(eq(rate.key, key))

export const forget = (db: Database, key: string) => db.delete(rate).where(eq(rate.key, key))

/** Keeps in mind for some time that something was so. */
export async function remember(db: Database, key: string, seconds: number, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + seconds * 1000)
  await db.insert(rate).values({ key, count: 1, endsAt }).onConflictDoUpdate({ target: rate.key, set: { endsAt } })
}

export const isRemembered = async (db: Database, key: string, now: Date): Promise<boolean> =>
  (await db.$count(rate, and(eq(rate.key, key), gt(rate.endsAt, now)))) > 0
