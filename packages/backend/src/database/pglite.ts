import { drizzle } from 'drizzle-orm/pglite'
import type { Database, OpenDatabase } from './database.ts'
import { migrate, type Migration } from './migrate.ts'
import { NamedStatements } from './named-statements.ts'
import * as schema from './schema.ts'

interface PgliteOptions {
  readonly migrations: readonly Migration[]
  /** Where the data lives; without one, in memory. */
  readonly dataDir?: string
  /** A dump to begin with. */
  readonly snapshot?: Blob
  /** Of a new database, the size of each file of its journal in MB. */
  readonly journalFile?: number
}

/** Of a database in memory: its files are as near as the buffers in front of them, and the engine empties each buffer first. */
const fewBuffers = ['-c', 'shared_buffers=32MB']

/** Opens the embedded Postgres: in memory, or in a folder that no other process may have open. */
export async function openPglite(options: PgliteOptions): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = new NamedStatements({
    ...(options.dataDir === undefined
      ? { startParams: [...NamedStatements.defaultStartParams, ...fewBuffers] }
      : { dataDir: options.dataDir }),
    ...(options.snapshot && { loadDataDir: options.snapshot }),
    ...(options.journalFile && { initDbStartParams: [`--wal-segsize=${options.journalFile}`] }),
  })
  await client.waitReady
  const db: Database = drizzle({ client, schema, casing: 'snake_case' })
  await migrate(db, options.migrations)
  return {
    db,
    listen: async (channel, hear) => {
      const stop = await client.listen(channel, hear)
      return () => stop()
    },
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  }
}
