import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

export interface Migration {
  /** File name without `.sql`; the names sort in the order they are applied. */
  readonly name: string
  readonly sql: string
}

const applied = pgTable('migration', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
/** Any number, the same in every process: one of several starting at once migrates, the others wait for it. */
const lock = 7_240_501

/** Applies what drizzle-kit generated and this database has not seen yet; all of it or nothing. */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    await tx.execute(
      sql`create table if not exists migration (name text primary key, at timestamptz not null default now())`,
    )
    const done = new Set((await tx.select({ name: applied.name }).from(applied)).map(({ name }) => name))
    const pending = migrations.filter(({ name }) => !done.has(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    for (const migration of pending) {
      for (const statement of migration.sql.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
      await tx.insert(applied).values({ name: migration.name })
    }
  })
}
