import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What the widgets report about their use; no names, no queries. */
export const usage = pgTable(
  'usage',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    event: text().notNull(),
    page: text().notNull(),
    schoolId: integer(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.at)],
)
