import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { person, school } from './school.ts'

/** What a teacher works on besides lessons, in steps. */
export const project = pgTable(
  'project',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    ownerId: integer()
      .notNull()
      .references(() => person.id),
    name: text().notNull(),
    note: text().notNull(),
    done: integer().notNull(),
    total: integer().notNull(),
    due: date(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index().on(table.ownerId, table.schoolId)],
)
