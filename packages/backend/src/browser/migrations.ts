import type { Migration } from '../database/migrate.ts'

const files = import.meta.glob<string>('../../migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** The migrations that drizzle-kit generated, built in by Vite. */
export const migrations: readonly Migration[] = Object.entries(files).map(([path, sql]) => ({
  name: path.slice(path.lastIndexOf('/') + 1, -4),
  sql,
}))
