import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { OpenDatabase } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { lockFolder } from './folder-lock.ts'
import { readMigrations } from './migrations.ts'
import { openPostgres } from './postgres.ts'

/** Opens the Postgres server of an address, or else the embedded one in a folder that is locked for this process. */
export async function openDatabase({
  url,
  dataDir,
}: {
  url?: string | undefined
  dataDir: string
}): Promise<OpenDatabase> {
  if (url !== undefined && url !== '') return openPostgres(url)
  await mkdir(dataDir, { recursive: true })
  const unlock = lockFolder(path.join(path.resolve(dataDir), 'database.lock'))
  try {
    const { db, listen, close } = await openPglite({
      dataDir: path.join(dataDir, 'database'),
      migrations: await readMigrations(),
    })
    return { db, listen, close: () => close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}
