import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgDateString, PgTable, PgTimestamp } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import * as schema from '../database/schema.ts'
import { inSnakeCase } from '../database/insert-many.ts'

const century = 36_525
/** Tables that count no days, and are small enough to move: what is taught today is looked for today. */
const moved: readonly PgTable[] = [schema.timetableHour, schema.lesson]

/** Moves the days of a demo that was sown earlier, so that what happened on the day of sowing happens today. */
export async function daysLater(db: Database, days: number): Promise<void> {
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value] : []))
  for (const table of tables) {
    const columns = Object.entries(getTableColumns(table))
    // A table that counts no days may be as old as it is: moving everything takes longer than sowing.
    if (!columns.some(([, column]) => is(column, PgDateString)) && !moved.includes(table)) continue
    const dates = columns.filter(([, column]) => is(column, PgTimestamp) || is(column, PgDateString))
    // Far away and back: one day's row would meet that of the next, which is there only once.
    for (const by of [century, days - century]) {
      const changes = dates.map(([key]) => {
        const column = sql.identifier(inSnakeCase(key))
        return sql`${column} = ${column} + ${sql.raw(`interval '${by} days'`)}`
      })
      await db.execute(sql`update ${sql.identifier(getTableName(table))} set ${sql.join(changes, sql`, `)}`)
    }
  }
}
