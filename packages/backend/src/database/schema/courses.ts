import { boolean, index, integer, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'
import { schoolClass } from './school.ts'

/** What a teacher teaches to some students for a term. */
export const course = pgTable(
  'course',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    teacherId: personId(),
    subjectId: integer().notNull(),
    /** Its textbook's grade, 1 to 12: chapters are by subject and grade. */
    gradeId: integer().notNull(),
    schoolYear: integer().notNull(),
    termId: integer().notNull(),
    name: text().notNull(),
    /** The colour card that was picked. */
    coverUrl: text().notNull(),
    /** Comes from the timetable, with one class and chapters; the others are custom courses. */
    preInstall: boolean().notNull(),
    createdAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [index().on(table.teacherId), index().on(table.schoolId, table.schoolYear, table.termId)],
)

/** A class that takes part as a whole, whoever is in it. */
export const courseClass = pgTable(
  'course_class',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id),
    classId: integer()
      .notNull()
      .references(() => schoolClass.id),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.classId] }), index().on(table.classId)],
)

/** A student who was chosen alone. */
export const courseStudent = pgTable(
  'course_student',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id),
    studentId: personId(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.studentId] }), index().on(table.studentId)],
)

/** Chapters of a textbook, at most three levels. */
export const chapter = pgTable(
  'chapter',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    subjectId: integer().notNull(),
    gradeId: integer().notNull(),
    /** Null for the first level. */
    parentId: integer().references((): AnyPgColumn => chapter.id),
    name: text().notNull(),
    showOrder: integer().notNull(),
  },
  (table) => [index().on(table.schoolId, table.subjectId, table.gradeId), index().on(table.parentId)],
)

/** One hour of the timetable. */
export const timetableHour = pgTable(
  'timetable_hour',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    classId: integer()
      .notNull()
      .references(() => schoolClass.id),
    beginsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Name of the room it is held in. */
    room: text().notNull(),
    /** Booked for recording: a video of one's own cancels that. */
    booked: boolean().notNull().default(false),
  },
  (table) => [index().on(table.courseId, table.beginsAt), index().on(table.classId, table.beginsAt)],
)
