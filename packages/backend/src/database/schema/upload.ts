import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Objects that came into the storage, and by how many rows of other tables each is kept. Whoever inserts such a row
 * claims the object in the same transaction; a trigger of its table (`release_upload`) gives it back when the row goes.
 */
export const upload = pgTable(
  'upload',
  {
    objectKey: text().primaryKey(),
    storedAt: moment().notNull(),
    claims: integer().notNull().default(0),
  },
  (table) => [
    index('upload_unclaimed')
      .on(table.storedAt)
      .where(sql`${table.claims} = 0`),
  ],
)
