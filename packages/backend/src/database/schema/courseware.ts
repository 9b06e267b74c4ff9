import type { EnteredAnswer } from '@mango/contract/coursewares'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'
import { person } from './school.ts'

/** What a question, or a part of one, is answered with. Pictures are keys in the storage, null where missing. */
const solution = () => ({
  /** The right answer; null where none is stored. */
  answer1: text(),
  answerUrl: text(),
  answerUrl25: text(),
  answerUrlA4: text(),
  /** The analysis. */
  parse: text(),
  parseUrl: text(),
  parseUrl25: text(),
  parseUrlA4: text(),
})

export const question = pgTable('question', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  schoolId: schoolId(),
  typeName: text().notNull(),
  /** Keys in the storage; null where the format is missing. */
  imageUrl: text(),
  imageUrl25: text(),
  imageUrlA4: text(),
  ...solution(),
  /** Key of an explanation to hear or see. */
  media: text(),
  /** Whether an answer can be half right. */
  halfRight: boolean().notNull().default(false),
  /** How many letters there are to choose from; null where that is not known. */
  choiceCount: integer(),
  /** What it asks about, such as 勾股定理. */
  knowledgePoint: text(),
  /** What it asks in words; null where its picture says it all, or the teacher does. */
  content: text(),
  /** What its letters say, of one that was written for a courseware, which never changes; null for all others. */
  options: text().array(),
  /** Who wrote it, or asked it in the middle of a class; null for the bank of the school. */
  ownerId: integer().references(() => person.id),
  /** Since when nothing names one that was written; null while something does. */
  unnamedSince: moment(),
})

/** What is answered and checked apart within a question; one without parts is answered as a whole. */
export const questionPart = pgTable(
  'question_part',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    questionId: integer()
      .notNull()
      .references(() => question.id),
    showOrder: integer().notNull(),
    ...solution(),
  },
  (table) => [index().on(table.questionId, table.showOrder)],
)

/** Something questions can be taken from: a paper, a homework, a basket... */
export const paper = pgTable(
  'paper',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    subjectId: integer().notNull(),
    source: integer().notNull(),
    name: text().notNull(),
    /** Whose basket or own selection it is; null for what the whole school may use. */
    ownerId: integer().references(() => person.id),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.schoolId, table.subjectId, table.source)],
)

export const paperQuestion = pgTable(
  'paper_question',
  {
    paperId: integer()
      .notNull()
      .references(() => paper.id),
    questionId: integer()
      .notNull()
      .references(() => question.id),
    showOrder: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.questionId] })],
)

export const courseware = pgTable(
  'courseware',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    ownerId: personId(),
    name: text().notNull(),
    gradeId: integer().notNull(),
    subjectId: integer().notNull(),
    source: integer().notNull(),
    share: integer().notNull(),
    paperId: integer().references(() => paper.id),
    questionIds: integer().array().notNull(),
    excludeQuestionIds: integer().array().notNull(),
    /** Which of its questions were written here. No question becomes a written one or ceases to be. */
    writtenIds: integer().array().notNull().default([]),
    /** What was entered for questions without an answer in the bank. */
    answers: jsonb().$type<readonly EnteredAnswer[]>().notNull().default([]),
    createdAt: moment().notNull(),
    /** When its first answer was stored. */
    usedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    index('courseware_newest')
      .on(table.schoolId, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
)
