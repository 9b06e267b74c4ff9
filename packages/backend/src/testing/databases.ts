import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { OpenDatabase } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { readMigrations } from '../node/migrations.ts'
import { openPostgres } from '../node/postgres.ts'

const addressOf = (server: string, name: string): string => {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}
const connect = (server: string) => postgres(server, { max: 1, onnotice: () => undefined })

/**
 * The address of a new database on a Postgres server, empty or a copy of another one; `drop` takes it away with every
 * connection to it.
 */
export async function newPostgres(server: string, template?: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `mango_${randomUUID().replaceAll('-', '')}`
  const admin = connect(server)
  await admin.unsafe(`create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  return {
    url: addressOf(server, name),
    async drop() {
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/**
 * The name of a database on a Postgres server that is filled once and then copied for every test file: copying takes a
 * small part of filling. It stays on the server until what it is filled with changes.
 * @param version of what it holds
 */
async function templatePostgres(server: string, version: string, fill: (database: OpenDatabase) => Promise<void>) {
  const name = `mango_demo_${version}`
  const admin = connect(server)
  // Test files start at once: the first one fills it, the others wait. The lock goes with the connection.
  await admin`select pg_advisory_lock(hashtext('mango_demo'))`
  const known = await admin<{ datname: string }[]>`select datname from pg_database where datname like ${'mango_demo_%'}`
  if (!known.some(({ datname }) => datname === name)) {
    for (const { datname } of known) await admin.unsafe(`drop database ${datname} with (force)`)
    const unfinished = 'mango_demo_unfinished'
    await admin.unsafe(`create database ${unfinished}`)
    const database = await openPostgres(addressOf(server, unfinished))
    await fill(database)
    await database.close()
    await admin.unsafe(`alter database ${unfinished} rename to ${name}`)
  }
  await admin.end()
  return name
}

/** An open database of its own on a Postgres server, filled, and gone when it is closed. */
export async function filledPostgres(
  server: string,
  version: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> {
  const { url, drop } = await newPostgres(server, await templatePostgres(server, version, fill))
  const { db, listen, close } = await openPostgres(url)
  return { db, listen, close: () => close().then(drop) }
}

/** An embedded database in memory, empty or as a dump has it. */
export const memoryDatabase = async (options: Omit<Parameters<typeof openPglite>[0], 'migrations'> = {}) =>
  openPglite({ ...options, migrations: await readMigrations() })
