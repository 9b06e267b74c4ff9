import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the widgets report about their use; no names, no queries. */
export const usage = pgTable(
  'usage',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    event: text().notNull(),
    page: text().notNull(),
    schoolId: integer(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index().on(table.at)],
)
