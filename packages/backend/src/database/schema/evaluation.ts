import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'
import { libraryFile } from './library.ts'
import { person } from './school.ts'

const ofSubject = {
  schoolId: schoolId(),
  subjectId: integer().notNull(),
}
const searched = {
  /** The name in lower case and plain letters, by the rules of Unicode whatever the database's locale is. */
  foldedName: text().notNull(),
  /** Every one and two characters of the folded name, for searching a part of it within the subject. */
  grams: text().array().notNull(),
}
/** What is in the bin; after some time it is gone for good. */
const binned = {
  deletedAt: moment(),
  deletedBy: integer().references(() => person.id),
}

/** Packages (without `pkgId`) and the items in them: the platform numbers both alike. */
export const evaluationItem = pgTable(
  'evaluation_item',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ofSubject,
    pkgId: integer().references((): AnyPgColumn => evaluationItem.id, { onDelete: 'cascade' }),
    /** Item above it, or the package; null for a package. */
    parentId: integer().references((): AnyPgColumn => evaluationItem.id, { onDelete: 'cascade' }),
    /** Its place among its siblings; numbers may be missing. */
    place: integer().notNull(),
    name: text().notNull(),
    ...searched,
    description: text().notNull(),
    createdBy: personId(),
    createdAt: moment().notNull(),
    ...binned,
    /** The item with which it was deleted: itself, or one above it. */
    deletedWith: integer(),
  },
  (table) => [
    index('evaluation_item_children').on(table.parentId, table.place, table.id),
    index('evaluation_item_packages')
      .on(table.schoolId, table.subjectId, table.place, table.id)
      .where(sql`${table.parentId} is null`),
    index('evaluation_item_subject').on(table.schoolId, table.subjectId, table.id),
    index('evaluation_item_bin')
      .on(table.deletedWith)
      .where(sql`${table.deletedAt} is not null`),
    // What waits is put in place when the statement ends (`index_waiting_items`).
    index('evaluation_item_grams').using('gin', table.grams).with({ fastupdate: true }),
  ],
)

/** What files are for; each subject has its own. */
export const evaluationCategory = pgTable(
  'evaluation_category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ofSubject,
    name: text().notNull(),
    description: text().notNull(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('evaluation_category_name')
      .on(table.schoolId, table.subjectId, table.name)
      .where(sql`${table.deletedAt} is null`),
  ],
)

/**
 * One file in sixteen. Those of a block came one after the other and lie together. The first block is part of it, so that a
 * small school has all of its files there.
 */
export const inSample = (fileId: AnyPgColumn) => sql`(${fileId} / 1024) % 16 = 0`

/** A file of the library where it hangs on an item. */
export const evaluationFile = pgTable(
  'evaluation_file',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ofSubject,
    itemId: integer()
      .notNull()
      .references(() => evaluationItem.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => evaluationCategory.id),
    libraryFileId: integer()
      .notNull()
      .references(() => libraryFile.id),
    fileName: text().notNull(),
    ...searched,
    /** By what the file is put in its place among the others; empty until a sweep has worked it out. */
    sortName: text().notNull().default(''),
    permission: integer().notNull(),
    downloads: integer().notNull().default(0),
    createdBy: personId(),
    createdAt: moment().notNull(),
    ...binned,
  },
  (table) => [
    // Also what stops the second press of a double click. Of each creator: what others keep for themselves hinders nobody.
    uniqueIndex('evaluation_file_once')
      .on(table.itemId, table.libraryFileId, table.createdBy)
      .where(sql`${table.deletedAt} is null`),
    // What a page of everything below an item is chosen by, without reading the files themselves.
    index('evaluation_file_below')
      .on(table.itemId, table.categoryId, table.permission, table.createdBy, table.createdAt, table.id, table.downloads)
      .where(sql`${table.deletedAt} is null`),
    index('evaluation_file_unsorted')
      .on(table.id)
      .where(sql`${table.sortName} = ''`),
    index('evaluation_file_category').on(table.categoryId),
    index('evaluation_file_library').on(table.libraryFileId),
    index('evaluation_file_bin')
      .on(table.schoolId, table.subjectId, table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('evaluation_file_grams').using('gin', table.grams).with({ fastupdate: false }),
    index('evaluation_file_sample').using('gin', table.grams).with({ fastupdate: false }).where(inSample(table.id)),
  ],
)

/**
 * How many files an item has by category and permission, with all below it that is as deleted as itself: those that
 * everybody sees (`owner` 0), and of each person those that only they and administrators see. Triggers keep it
 * (`count_evaluation_files`, `recount_moved_items`).
 */
export const evaluationCount = pgTable(
  'evaluation_count',
  {
    itemId: integer()
      .notNull()
      .references(() => evaluationItem.id, { onDelete: 'cascade' }),
    owner: integer().notNull(),
    categoryId: integer().notNull(),
    permission: integer().notNull(),
    files: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.owner, table.categoryId, table.permission] })],
)

/** What a person thinks of a file. */
export const evaluationRating = pgTable(
  'evaluation_rating',
  {
    fileId: integer()
      .notNull()
      .references(() => evaluationFile.id, { onDelete: 'cascade' }),
    personId: personId(),
    score: integer().notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.personId] })],
)

/** The evaluation standard of a package: what each score means. */
export const evaluationStandard = pgTable(
  'evaluation_standard',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    pkgId: integer()
      .notNull()
      .references(() => evaluationItem.id, { onDelete: 'cascade' }),
    score: integer().notNull(),
    name: text().notNull(),
  },
  (table) => [unique('evaluation_standard_score').on(table.pkgId, table.score)],
)
