import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Files that were made for somebody to take away at once, such as papers; they are swept when their time is over. */
export const madeFile = pgTable('made_file', { key: text().primaryKey(), endsAt: moment().notNull() }, (table) => [
  index().on(table.endsAt),
])
