import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Files that were made for somebody to take away at once, such as papers; they are swept when their time is over. */
export const madeFile = pgTable(
  'made_file',
  { key: text().primaryKey(), endsAt: timestamp({ withTimezone: true, mode: 'date' }).notNull() },
  (table) => [index().on(table.endsAt)],
)
