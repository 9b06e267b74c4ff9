import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { OpenDatabase } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { readMigrations } from '../node/migrations.ts'
import { openPostgres } from '../node/postgres.ts'

/** A database of its own on the Postgres server that TEST_DATABASE_URL names; gone when it is closed. */
export async function freshPostgres(url: string): Promise<OpenDatabase> {
  const name = `mango_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(url, { max: 1 })
  await admin.unsafe(`create database ${name}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  const { db, listen, close } = await openPostgres(address.href)
  return {
    db,
    listen,
    async close() {
      await close()
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** An embedded database in memory, empty or as a dump has it. */
export const memoryDatabase = async (snapshot?: Blob) =>
  openPglite({ migrations: await readMigrations(), ...(snapshot && { snapshot }) })
