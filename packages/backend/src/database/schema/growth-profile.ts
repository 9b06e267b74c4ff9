import { boolean, date, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'
import { person, school } from './school.ts'

/** What the school says of a student beyond what stands elsewhere, by names of its own. */
export const growthFact = pgTable(
  'growth_fact',
  { studentId: personId(), sort: integer().notNull(), name: text().notNull(), value: text().notNull() },
  (table) => [primaryKey({ columns: [table.studentId, table.sort] })],
)

/** What is to be reached in a term: a tree for each grade, subject and type. Scores stand at its leaves. */
export const growthTarget = pgTable(
  'growth_target',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    schoolYear: integer().notNull(),
    termId: integer().notNull(),
    grade: integer().notNull(),
    subjectId: integer().notNull(),
    isTeachTarget: integer().notNull(),
    /** Of what it is a part: the ids from the root down, without its own. */
    path: integer().array().notNull(),
    catalogType: integer().notNull(),
    sort: integer().notNull(),
    name: text().notNull(),
  },
  (table) => [
    index('growth_target_tree').on(
      table.schoolId,
      table.schoolYear,
      table.termId,
      table.grade,
      table.isTeachTarget,
      table.subjectId,
    ),
  ],
)

/** From 0 to 4; null where nobody gave one. */
export const growthScore = pgTable(
  'growth_score',
  {
    studentId: personId(),
    targetId: integer()
      .notNull()
      .references(() => growthTarget.id),
    targetScore: real(),
    afterClassScore: real(),
    teacherScore: real(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.targetId] })],
)

/** Points that a student earned (above 0) or spent (below). */
export const growthPoint = pgTable(
  'growth_point',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    studentId: personId(),
    day: date({ mode: 'string' }).notNull(),
    /** What for. */
    name: text().notNull(),
    point: integer().notNull(),
  },
  (table) => [
    index('growth_point_student').on(table.studentId, table.day),
    index('growth_point_day').on(table.schoolId, table.day),
  ],
)

/** A picture or video of a student with words to it, listed newest first. */
export const growthMoment = pgTable(
  'growth_moment',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    studentId: personId(),
    authorId: personId(),
    title: text().notNull(),
    content: text().notNull(),
    fileType: integer().notNull(),
    /** Keys in the storage; a video without a still has no poster. */
    fileKey: text().notNull(),
    posterKey: text(),
    /** Of the picture or the poster; null where they are not known. */
    width: integer(),
    height: integer(),
    createdAt: moment().notNull(),
    status: integer().notNull(),
    judgedBy: integer().references(() => person.id),
  },
  (table) => [index('growth_moment_newest').on(table.studentId, table.id)],
)

/** The picture of a person. */
export const personPhoto = pgTable('person_photo', {
  personId: integer()
    .primaryKey()
    .references(() => person.id),
  objectKey: text().notNull(),
})

/** What a school has decided about its growth profiles. */
export const growthRule = pgTable('growth_rule', {
  schoolId: integer()
    .primaryKey()
    .references(() => school.id),
  /** New moments wait until a teacher has seen them. */
  momentApproval: boolean().notNull(),
})
