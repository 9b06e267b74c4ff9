import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, personId } from './columns.ts'

/** What a person's press of a button led to, so that the same press sent again leads to nothing more. */
export const press = pgTable(
  'press',
  {
    personId: personId(),
    /** Path of the call. */
    call: text().notNull(),
    /** What the caller named the press by, or a hash of what was sent. */
    key: text().notNull(),
    /** Hash of what was sent. */
    content: text().notNull(),
    at: moment().notNull(),
    answer: json(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.call, table.key] }), index().on(table.at)],
)
