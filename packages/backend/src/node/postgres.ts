import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { Database, OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import * as schema from '../database/schema.ts'
import { readMigrations } from './migrations.ts'

/** Opens a Postgres server by its address. Several processes may share one. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const client = postgres(url, { max: 10, onnotice: () => undefined })
  const db: Database = drizzle({ client, schema, casing: 'snake_case' })
  await migrate(db, await readMigrations())
  return {
    db,
    listen: async (channel, hear) => {
      const { unlisten } = await client.listen(channel, hear)
      return unlisten
    },
    close: () => client.end({ timeout: 5 }),
  }
}
