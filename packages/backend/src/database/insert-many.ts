import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

export const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Inserts any number of rows alike as one JSON parameter: one for each value would take the embedded Postgres seconds. */
export async function insertMany<T extends PgTable>(db: Database, table: T, rows: readonly T['$inferInsert'][]) {
  if (rows.length === 0) return
  const types = new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.getSQLType()]))
  const keys = Object.keys(rows[0] ?? {}).filter((key) => types.has(key))
  const columns = sql.raw(keys.map((key) => `"${inSnakeCase(key)}"`).join())
  const values = sql.raw(keys.map((key) => `"${key}"`).join())
  const typed = sql.raw(keys.map((key) => `"${key}" ${types.get(key)}`).join())
  const json = JSON.stringify(rows)
  await db.execute(
    sql`insert into ${table} (${columns}) select ${values} from json_to_recordset(${json}::json) as row (${typed})`,
  )
}
