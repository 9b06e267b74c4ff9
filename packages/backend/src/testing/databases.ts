import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { OpenDatabase } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { readMigrations } from '../node/migrations.ts'
import { openPostgres } from '../node/postgres.ts'

/** The address of a new, empty database on a Postgres server; `drop` takes it away with every connection to it. */
export async function emptyPostgres(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `mango_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(server, { max: 1 })
  await admin.unsafe(`create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return {
    url: address.href,
    async drop() {
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** An open database of its own on a Postgres server, gone when it is closed. */
export async function freshPostgres(server: string): Promise<OpenDatabase> {
  const { url, drop } = await emptyPostgres(server)
  const { db, listen, close } = await openPostgres(url)
  return { db, listen, close: () => close().then(drop) }
}

/** An embedded database in memory, empty or as a dump has it. */
export const memoryDatabase = async (snapshot?: Blob) =>
  openPglite({ migrations: await readMigrations(), ...(snapshot && { snapshot }) })
