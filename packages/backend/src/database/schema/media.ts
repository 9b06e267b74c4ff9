import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * What is made of a file for browsers, and the queue of what is still to be made. What was made is claimed like an
 * upload, as long as this row stands.
 */
export const conversion = pgTable(
  'conversion',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Key of the file it is made of. */
    objectKey: text().notNull(),
    kind: text({ enum: ['video', 'pdf', 'slides', 'cover', 'small'] }).notNull(),
    /** Of the file's name: the object may be stored under another one. */
    extension: text().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
    /** How often somebody has begun it. */
    attempts: integer().notNull().default(0),
    /** Until then whoever runs it is believed to be alive. */
    heldUntil: moment(),
    /** Why it failed, for the reader. */
    note: text().notNull().default(''),
    /** The video or the PDF; null where the file is shown as it came. */
    resultKey: text(),
    /** A picture of a video or of a page, or a small one of a picture. */
    stillKey: text(),
    seconds: doublePrecision().notNull().default(0),
    askedAt: moment().notNull(),
  },
  (table) => [
    unique().on(table.objectKey, table.kind),
    index('conversion_open')
      .on(table.id)
      .where(sql`${table.state} in ('waiting', 'running')`),
  ],
)

/** A server that converts files, as long as it says so: what none of them can make is not waited for. */
export const convertingServer = pgTable('converting_server', {
  name: text().primaryKey(),
  kinds: text({ enum: ['video', 'pdf', 'slides', 'cover', 'small'] })
    .array()
    .notNull(),
  /** Until then it is believed to be there. */
  heldUntil: moment().notNull(),
})
