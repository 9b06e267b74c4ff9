import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'
import { paper } from './courseware.ts'

/** What exams are filtered by and what has to agree in a merge. */
const kind = {
  schoolId: schoolId(),
  schoolYear: integer().notNull(),
  gradeId: integer().notNull(),
  type: integer().notNull(),
  termId: integer().notNull(),
  /** 1 public, 2 not public. */
  status: integer().notNull(),
}

/** Exams, and with `parentId` the exam of one subject in one of them: the platform numbers both alike. */
export const exam = pgTable(
  'exam',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...kind,
    parentId: integer().references((): AnyPgColumn => exam.id),
    /** Of a subject's exam; null for an exam as a whole. */
    subjectId: integer(),
    /** Of an exam as a whole: the subjects it has, in their order. */
    subjectIds: integer().array().notNull(),
    name: text().notNull(),
    /** Every one and two characters of the name in lower case, for searching a part of it. */
    grams: text().array().notNull(),
    /** What puts the name in its place; '' where that is still to be worked out. */
    sortName: text().notNull().default(''),
    /** Of a subject's exam: the paper that was written, where the school has it. Its scores are the exam's. */
    paperId: integer().references(() => paper.id),
    startTime: moment().notNull(),
    createdBy: personId(),
  },
  (table) => {
    const whole = sql`${table.parentId} is null`
    return [
      index('exam_newest').on(table.schoolId, table.startTime, table.id).where(whole),
      index('exam_newest_of_year').on(table.schoolId, table.schoolYear, table.startTime, table.id).where(whole),
      index('exam_by_name')
        .on(table.schoolId, sql`${table.sortName} collate "C"`, table.id)
        .where(whole),
      index('exam_unsorted')
        .on(table.id)
        .where(sql`${table.sortName} = ''`),
      index('exam_grams').using('gin', table.grams).where(whole),
      index('exam_subjects').using('gin', table.subjectIds).where(whole),
      // Also what stops the second press of a double click.
      uniqueIndex('exam_name_once')
        .on(table.schoolId, table.schoolYear, table.gradeId, table.type, table.termId, table.name)
        .where(whole),
      index('exam_parent').on(table.parentId),
    ]
  },
)

/** An exam as it was before it was merged, with the exams of its subjects. */
export interface MergedExam {
  readonly id: number
  readonly name: string
  readonly status: number
  readonly startTime: string
  readonly createdBy: number
  readonly subjectIds: readonly number[]
  readonly subjectExams: readonly { readonly id: number; readonly subjectId: number }[]
  /** The merge that had made it. */
  readonly merge?: KeptMerge | undefined
}
export interface KeptMerge {
  readonly undoUntil: string
  readonly exams: readonly MergedExam[]
}

/** What a merge took away, kept as long as it can be undone. */
export const examMerge = pgTable('exam_merge', {
  /** The exam that the merge made. */
  examId: integer()
    .primaryKey()
    .references(() => exam.id, { onDelete: 'cascade' }),
  undoUntil: moment().notNull(),
  exams: jsonb().$type<readonly MergedExam[]>().notNull(),
})

/** A row of `exam` as it is kept while its deletion can be undone, with the merge that made it where that could be undone. */
export type DeletedExam = Omit<typeof exam.$inferSelect, 'startTime'> & {
  readonly startTime: string
  /** The highest id of any exam then: whatever is above it was added since. */
  readonly newestId?: number | undefined
  readonly merge?: KeptMerge | undefined
}

/** What was deleted together: exams before those of their subjects, or the exam of one subject alone. */
export const examDeletion = pgTable(
  'exam_deletion',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    deletedBy: personId(),
    undoUntil: moment().notNull(),
    exams: jsonb().$type<readonly DeletedExam[]>().notNull(),
  },
  (table) => [index('exam_deletion_end').on(table.undoUntil)],
)

/**
 * How many exams there are of each kind, and of each kind with a subject (0 counts all subjects, or with 0 for the year,
 * grade, type and term all kinds): the total of any filter by these is a sum over a few rows, however many exams there are.
 */
export const examCount = pgTable(
  'exam_count',
  { ...kind, subjectId: integer().notNull(), total: integer().notNull() },
  (table) => [
    primaryKey({
      name: 'exam_count_pk',
      columns: [
        table.schoolId,
        table.subjectId,
        table.schoolYear,
        table.gradeId,
        table.type,
        table.termId,
        table.status,
      ],
    }),
  ],
)
