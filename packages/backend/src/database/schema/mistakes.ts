import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'
import { paper, question, questionPart } from './courseware.ts'

/** A question that a student answered wrong somewhere: once for each answered paper or held class. */
export const mistake = pgTable(
  'mistake',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    studentId: personId(),
    subjectId: integer().notNull(),
    questionId: integer()
      .notNull()
      .references(() => question.id),
    source: text({ enum: ['homework', 'exam', 'liveClass'] }).notNull(),
    /** The answered paper or the held class. */
    sourceId: integer().notNull(),
    /** The paper it stands in; null where a class took questions from a basket. */
    paperId: integer().references(() => paper.id),
    /** Its place in the class, as it was counted there, from 1; null for a paper, and for what was asked in between. */
    place: integer(),
    schoolYear: integer().notNull(),
    termId: integer().notNull(),
    madeAt: moment().notNull(),
  },
  (table) => [
    unique().on(table.studentId, table.questionId, table.source, table.sourceId),
    index('mistake_newest').on(table.studentId, table.subjectId, table.schoolYear, table.termId, table.madeAt),
  ],
)

/** What the student answered: one row for a question, or one for each of its parts that was wrong. */
export const mistakeAnswer = pgTable(
  'mistake_answer',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    mistakeId: integer()
      .notNull()
      .references(() => mistake.id, { onDelete: 'cascade' }),
    /** Null for the question as a whole. */
    partId: integer().references(() => questionPart.id),
    /** '' where it is not known as text. */
    text: text().notNull(),
    /** Key in the storage; null where there is no picture. */
    picture: text(),
  },
  (table) => [index().on(table.mistakeId)],
)
