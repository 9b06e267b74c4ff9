import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'

/** What a teacher works on besides lessons, in steps. */
export const project = pgTable(
  'project',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    ownerId: personId(),
    name: text().notNull(),
    note: text().notNull(),
    done: integer().notNull(),
    total: integer().notNull(),
    due: date(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.ownerId, table.schoolId)],
)
