import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rate } from '../database/schema.ts'
import { isServer, newPostgres } from '../testing/index.ts'
import { openPostgres } from './postgres.ts'

it.runIf(isServer)('of two transactions that wait for each other both are done, once', async () => {
  const { url, drop } = await newPostgres(process.env['TEST_DATABASE_URL'] ?? '')
  const { db, close } = await openPostgres(url)
  const keys = ['first', 'second'] as const
  await db.insert(rate).values(keys.map((key) => ({ key, count: 0, endsAt: new Date() })))
  let meet = () => {}
  const met = new Promise<void>((resolve) => (meet = resolve))
  let counted = 0
  const count = (order: readonly string[]) =>
    db.transaction(async (tx) => {
      for (const key of order) {
        await tx
          .update(rate)
          .set({ count: sql`${rate.count} + 1` })
          .where(eq(rate.key, key))
        if ((counted += 1) === 2) meet()
        await met
      }
      return order[0]
    })
  expect(await Promise.all([count(keys), count(keys.toReversed())])).toEqual(keys)
  expect(await db.select({ count: rate.count }).from(rate)).toEqual([{ count: 2 }, { count: 2 }])
  expect(counted).toBe(5)
  await close()
  await drop()
})
