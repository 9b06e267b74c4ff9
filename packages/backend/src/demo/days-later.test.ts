import { count, max, min } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { monitorDay } from '../database/schema.ts'
import { startTestBackend } from '../testing/index.ts'
import { daysLater } from './days-later.ts'

const day = 86_400_000

it('moves every day of the monitor, none lost to the one after it', { timeout: 120_000 }, async () => {
  const { db, close } = await startTestBackend()
  const span = async () => {
    const [found] = await db
      .select({ rows: count(), first: min(monitorDay.day), last: max(monitorDay.day) })
      .from(monitorDay)
    if (!found?.first || !found.last) throw new Error('nothing recorded')
    return { rows: found.rows, first: Date.parse(found.first), last: Date.parse(found.last) }
  }
  const before = await span()
  await daysLater(db, 3)
  expect(await span()).toEqual({ rows: before.rows, first: before.first + 3 * day, last: before.last + 3 * day })
  await close()
})
