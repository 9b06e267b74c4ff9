import { index, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { person } from './school.ts'

/** What a person's press of a button led to, so that the same press sent again leads to nothing more. */
export const press = pgTable(
  'press',
  {
    personId: integer()
      .notNull()
      .references(() => person.id),
    /** Path of the call. */
    call: text().notNull(),
    /** What the caller named the press by, or a hash of what was sent. */
    key: text().notNull(),
    /** Hash of what was sent. */
    content: text().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    answer: json(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.call, table.key] }), index().on(table.at)],
)
