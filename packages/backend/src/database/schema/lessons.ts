import { sql } from 'drizzle-orm'
import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'
import { chapter, course, timetableHour } from './courses.ts'
import { libraryFile } from './library.ts'
import { schoolClass } from './school.ts'

/** What was taught in an hour, or in a course without a timetable at all. */
export const lesson = pgTable(
  'lesson',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    /** The class it is for; null: for everybody in the course. */
    classId: integer().references(() => schoolClass.id),
    hourId: integer().references(() => timetableHour.id),
    /** The lesson it was made the same as, for another class. */
    originId: integer(),
    subjectId: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** 1 draft, 2 published. */
    status: integer().notNull(),
    /** When it is held: its hour, else when it was made. */
    heldAt: moment().notNull(),
    videoSeconds: doublePrecision().notNull().default(0),
    /** Seconds of the video at which the slides begin, in their order; empty where nobody knows. */
    slideStarts: doublePrecision().array().notNull().default([]),
    createdBy: personId(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // One lesson for an hour: of two that press at once one is told so.
    uniqueIndex('lesson_hour')
      .on(table.hourId)
      .where(sql`${table.hourId} is not null`),
    index().on(table.courseId, table.heldAt, table.id),
    index().on(table.originId),
  ],
)

export const lessonChapter = pgTable(
  'lesson_chapter',
  {
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    chapterId: integer()
      .notNull()
      .references(() => chapter.id),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.chapterId] }), index().on(table.chapterId)],
)

/** What a lesson is made of: one video, one courseware, notes and materials. */
export const lessonFile = pgTable(
  'lesson_file',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    part: text({ enum: ['video', 'courseware', 'note', 'material'] }).notNull(),
    /** Where it stands in the library; null for what came from a phone, and for links. */
    libraryFileId: integer().references(() => libraryFile.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** Key of the object in the storage; null for a link. */
    objectKey: text(),
    /** Address of a link; null for an object. */
    link: text(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    showOrder: integer().notNull(),
    tags: text(),
  },
  (table) => [
    index().on(table.lessonId, table.part, table.showOrder),
    index('lesson_file_library').on(table.libraryFileId),
  ],
)

/** Slides that a courseware was turned into, kept with the library file. */
export const slidePicture = pgTable(
  'slide_picture',
  {
    objectKey: text().primaryKey(),
    /** Key of the courseware they were made of. */
    coursewareKey: text().notNull(),
    showOrder: integer().notNull(),
  },
  (table) => [unique().on(table.coursewareKey, table.showOrder)],
)

/** Permission for a phone to send pictures of notes into an editor that is open elsewhere. */
export const noteTicket = pgTable(
  'note_ticket',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tokenHash: text().notNull().unique(),
    /** The session that lent it its right: it is good for no longer than that one. */
    sessionHash: text().notNull(),
    schoolId: schoolId(),
    teacherId: personId(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    hourId: integer().references(() => timetableHour.id),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.teacherId, table.hourId)],
)

/** A picture that came from a phone and belongs to no lesson yet. */
export const temporaryNote = pgTable(
  'temporary_note',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ticketId: integer()
      .notNull()
      .references(() => noteTicket.id, { onDelete: 'cascade' }),
    objectKey: text().notNull().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.ticketId)],
)

/** What a student wrote down at a moment of a lesson, for nobody else. */
export const lessonMemo = pgTable(
  'lesson_memo',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    personId: personId(),
    /** Second of the video. */
    second: doublePrecision().notNull(),
    content: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.lessonId, table.personId, table.second)],
)
