import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Migration } from '../database/migrate.ts'

const folder = path.join(import.meta.dirname, '../../migrations')

/** The migrations that drizzle-kit generated. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  return Promise.all(
    files.map(async (file) => ({ name: file.slice(0, -4), sql: await readFile(path.join(folder, file), 'utf8') })),
  )
}
