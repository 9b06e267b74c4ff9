import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import * as schema from '../database/schema.ts'
import type { Services } from '../services.ts'
import { randomFrom } from './random.ts'
import { seeds } from './seeds.ts'

const lock = 7_240_502

type Soil = Pick<Services, 'clock' | 'db' | 'passwords' | 'storage'>

async function sowAll(tx: Database, { storage, clock, passwords }: Soil): Promise<void> {
  const now = clock.now()
  for (const [index, seed] of seeds.entries())
    await seed.sow({ db: tx, storage, random: randomFrom(2026 + index * 7919), now, passwords })
}

/** Fills an empty database with the demo's data; of several processes starting at once, one does. */
export const seedDemo = (soil: Soil): Promise<boolean> =>
  soil.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const [any] = await tx.select({ id: schema.school.id }).from(schema.school).limit(1)
    if (any) return false
    await sowAll(tx, soil)
    return true
  })

const kept: readonly unknown[] = [schema.secret, schema.upload]

/**
 * Puts the demo's data back to how they were; whoever is logged in is no longer. What was uploaded is kept by
 * nobody any more: it is swept a day after it came.
 */
export async function resetDemo(soil: Soil): Promise<void> {
  await soil.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const tables = Object.values(schema).filter((value) => is(value, PgTable) && !kept.includes(value))
    const names = tables.map((table) => sql.identifier(getTableName(table as PgTable)))
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
    await tx.update(schema.upload).set({ claims: 0 })
    await sowAll(tx, soil)
  })
}
