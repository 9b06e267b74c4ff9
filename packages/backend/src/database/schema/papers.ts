import { boolean, doublePrecision, index, integer, pgTable, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'
import { paper, question, questionPart } from './courseware.ts'
import { schoolClass } from './school.ts'

/** Workbooks, their chapters and the sections of those: what a student finds the paper by that was answered by hand. */
export const practise = pgTable(
  'practise',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    subjectId: integer().notNull(),
    gradeId: integer().notNull(),
    /** 4 of homework, 1 of exams. */
    source: integer().notNull(),
    /** Null for a workbook. */
    parentId: integer().references((): AnyPgColumn => practise.id),
    type: integer().notNull(),
    name: text().notNull(),
    showOrder: integer().notNull(),
    /** Null where there is nothing to answer but in its parts. */
    paperId: integer().references(() => paper.id),
  },
  (table) => [
    index().on(table.schoolId, table.gradeId, table.subjectId),
    index().on(table.parentId),
    index().on(table.paperId),
  ],
)

/** A paper that a student answered, whether the teacher or the student checks it. */
export const answeredPaper = pgTable(
  'answered_paper',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    studentId: personId(),
    paperId: integer()
      .notNull()
      .references(() => paper.id),
    /** In which the student handed it in: homework of another class says nothing about the one that somebody is in by now. */
    classId: integer().references(() => schoolClass.id),
    correctBySelf: boolean().notNull(),
    /** Since when something of the student is in it: a photo, a mark or an answer. Null while it was only opened. */
    handedInAt: moment(),
    updatedAt: moment().notNull(),
    /** When all of it was checked and the wrong answers went to the notebook; null before. */
    correctedAt: moment(),
    /** Percent; null before. */
    scoreRate: doublePrecision(),
  },
  (table) => [
    unique().on(table.studentId, table.paperId),
    index().on(table.studentId, table.handedInAt),
    index().on(table.classId, table.handedInAt),
    index().on(table.paperId),
  ],
)

/** What is checked apart: a question, or each of its parts. */
export const answeredPart = pgTable(
  'answered_part',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    answeredPaperId: integer()
      .notNull()
      .references(() => answeredPaper.id),
    questionId: integer()
      .notNull()
      .references(() => question.id),
    /** Null for the question as a whole. */
    partId: integer().references(() => questionPart.id),
    /** Within the paper, from 1. */
    showOrder: integer().notNull(),
    /** 0 for not yet. */
    check: integer().notNull().default(0),
    /** What the student answered; '' where it is not known as text. */
    text: text().notNull(),
    /** Key in the storage; null where there is no picture. */
    picture: text(),
  },
  (table) => [unique().on(table.answeredPaperId, table.showOrder)],
)

/** Photos of an answered paper, or of its correction, in the order they came. */
export const answerPage = pgTable(
  'answer_page',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    answeredPaperId: integer()
      .notNull()
      .references(() => answeredPaper.id),
    /** Key of the object in the storage. */
    objectKey: text().notNull().unique(),
    emend: boolean().notNull(),
    /** What the sender called it, so that one sent again is there once. */
    photoId: text(),
    createdAt: moment().notNull(),
  },
  (table) => [unique().on(table.answeredPaperId, table.photoId)],
)
