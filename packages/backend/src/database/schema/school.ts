import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

export const school = pgTable('school', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
})

/** A class of pupils (`class` is a reserved word in too many places). */
export const schoolClass = pgTable(
  'school_class',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    name: text().notNull(),
    /** 1 to 12: first primary grade to last of senior high. */
    grade: integer().notNull(),
  },
  (table) => [unique().on(table.schoolId, table.name)],
)

export const person = pgTable(
  'person',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: ['student', 'teacher'] }).notNull(),
    nickname: text().notNull(),
    /** 1 is male. */
    gender: integer().notNull(),
    mobile: text().notNull(),
    /** Null until it is set. */
    passwordHash: text(),
  },
  (table) => [index().on(table.mobile)],
)

/** That a person belongs to a school, and what they may do there. */
export const membership = pgTable(
  'membership',
  {
    personId: integer()
      .notNull()
      .references(() => person.id),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    roles: integer().array().notNull(),
    permissions: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.schoolId] })],
)

export const student = pgTable(
  'student',
  {
    personId: integer()
      .primaryKey()
      .references(() => person.id),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    /** Null for somebody who registered and is not in a class yet. */
    classId: integer().references(() => schoolClass.id),
    /** Eight digits starting with 2; with the school it names one student. */
    studentCode: text().notNull(),
  },
  (table) => [unique().on(table.schoolId, table.studentCode), index().on(table.classId)],
)

/** Which subject a teacher teaches in which class. */
export const teaching = pgTable(
  'teaching',
  {
    personId: integer()
      .notNull()
      .references(() => person.id),
    classId: integer()
      .notNull()
      .references(() => schoolClass.id),
    subjectId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.classId, table.subjectId] }), index().on(table.classId)],
)
