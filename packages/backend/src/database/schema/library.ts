import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'

const shelf = {
  schoolId: schoolId(),
  variant: text({ enum: ['class', 'evaluation'] }).notNull(),
}

/** Files of a library, listed in the order they came; `list_count` counts those of each library and of each type in it. */
export const libraryFile = pgTable(
  'library_file',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...shelf,
    ownerId: personId(),
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
    /** By what the file is put in its place among the others; empty until a sweep has worked it out. */
    sortName: text().notNull().default(''),
    /** Since then no list names it; whatever uses it keeps it. */
    deletedAt: moment(),
  },
  (table) => [
    unique().on(table.schoolId, table.variant, table.ownerId, table.objectKey),
    index().on(table.schoolId, table.variant, table.id),
    index().on(table.schoolId, table.variant, table.type, table.id),
    index('library_file_owner').on(table.schoolId, table.variant, table.ownerId, table.id),
    index('library_file_by_name').on(table.schoolId, table.variant, sql`${table.sortName} collate "C"`, table.id),
    index('library_file_by_size').on(table.schoolId, table.variant, table.bytes, table.id),
    index('library_file_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('library_file_unsorted')
      .on(table.id)
      .where(sql`${table.sortName} = ''`),
    // Without the list of pending entries, which only a vacuum empties and the embedded Postgres never does.
    index().using('gin', table.grams).with({ fastupdate: false }),
  ],
)

/** When somebody last handed a file of a library back to a page. */
export const libraryUse = pgTable(
  'library_use',
  {
    personId: personId(),
    fileId: integer()
      .notNull()
      .references(() => libraryFile.id, { onDelete: 'cascade' }),
    usedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.fileId] }),
    index().on(table.personId, table.usedAt),
    index().on(table.fileId),
  ],
)
