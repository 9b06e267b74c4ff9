import { bigint, boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { person, school } from './school.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const shelf = {
  schoolId: integer()
    .notNull()
    .references(() => school.id),
  variant: text({ enum: ['class', 'evaluation'] }).notNull(),
}

/** Files of a library, listed in the order they came; `list_count` counts those of each library and of each type in it. */
export const libraryFile = pgTable(
  'library_file',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...shelf,
    ownerId: integer()
      .notNull()
      .references(() => person.id),
    fileName: text().notNull(),
    /** The name in lower case and plain letters, by the rules of Unicode whatever the database's locale is. */
    foldedName: text().notNull(),
    /** Every one and two characters of the folded name, for searching a part of it. */
    grams: text().array().notNull(),
    /** Key of the object in the storage. */
    objectKey: text().notNull(),
    type: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    needTranscode: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique().on(table.ownerId, table.variant, table.objectKey),
    index().on(table.schoolId, table.variant, table.id),
    index().on(table.schoolId, table.variant, table.type, table.id),
    // Without the list of pending entries, which only a vacuum empties and the embedded Postgres never does.
    index().using('gin', table.grams).with({ fastupdate: false }),
  ],
)
