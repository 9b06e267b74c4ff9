import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, personId } from './columns.ts'
import { paper, question, questionPart } from './courseware.ts'

const questionId = () =>
  integer()
    .notNull()
    .references(() => question.id)

/** How far a student is with a question that was answered wrong: one row, in however many papers it was. */
export const questionProgress = pgTable(
  'question_progress',
  {
    studentId: personId(),
    questionId: questionId(),
    /** Null until it is mastered, and again when it is revived or answered wrong once more. */
    masteredAt: moment(),
    /** Rung of the ladder of days, from 0. */
    step: integer().notNull().default(0),
    /** The day it is to be reviewed on, in China. */
    dueOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.questionId] }),
    index('question_progress_due').on(table.studentId, table.dueOn),
  ],
)

/** Why a question was answered wrong, in the student's words. */
export const mistakeReason = pgTable(
  'mistake_reason',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    studentId: personId(),
    questionId: questionId(),
    /** Null for the question as a whole. */
    partId: integer().references(() => questionPart.id),
    subjectId: integer().notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('mistake_reason_once').on(table.studentId, table.questionId, table.partId, table.reason).nullsNotDistinct(),
    index('mistake_reason_subject').on(table.studentId, table.subjectId),
  ],
)

/** Questions a student has put aside for a paper. */
export const mistakeBasket = pgTable(
  'mistake_basket',
  {
    studentId: personId(),
    subjectId: integer().notNull(),
    questionId: questionId(),
    /** From which it was put there; null where it stands in none. */
    paperId: integer().references(() => paper.id),
    addedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subjectId, table.questionId] })],
)

/** How many questions a student has reviewed on a day, in China. */
export const reviewDay = pgTable(
  'review_day',
  { studentId: personId(), day: date({ mode: 'string' }).notNull(), done: integer().notNull() },
  (table) => [primaryKey({ columns: [table.studentId, table.day] })],
)

/** How many questions a day a student wants to review. */
export const reviewLimit = pgTable('review_limit', {
  studentId: personId().primaryKey(),
  questions: integer().notNull(),
})
