import * as v from 'valibot'
import * as a from '../answer.ts'
import { answerPictures, questionPictures } from '../paper-records/entities.ts'
import { reviewLimit } from './limits.ts'

/** Where a mistake comes from, as the tabs and the list call name it. */
export const sourceType = { all: 0, homework: 1, exam: 2 } as const
/** `mastered` of a question and of the tabs; the tab for all of them is 0. */
export const mastery = { all: 0, mastered: 1, notMastered: 2 } as const

/** A semester; its `term` goes as `termId`. */
export const semester = a.object({ name: a.text, schoolYear: a.number, term: a.number })
export type Semester = v.InferOutput<typeof semester>

export const mistakeSubject = a.object({ subjectId: a.id, subjectName: a.text, notMastered: a.numberOr(0) })
export type MistakeSubject = v.InferOutput<typeof mistakeSubject>

const pictures = { ...questionPictures, ...answerPictures }

export const mistakeQuestion = a.object({
  id: a.id,
  /** One of `mastery`. */
  mastered: a.numberOr(mastery.notMastered),
  inBasket: a.flag,
  /** Whether it has parts. */
  isParent: a.flag,
  errorReason: a.rows(a.text),
  /** Of one with parts: each part's place, reasons and own answer. */
  orders: a.rows(a.object({ order: a.number, id: a.id, errorReasons: a.rows(a.text), text: a.text, pic: a.text })),
  /** The documents leave its items open: decided here. */
  subQuestions: a.rows(a.object({ id: a.id, answer1: a.text, parse: a.text, ...pictures })),
  myAnswerText: a.text,
  myAnswerPic: a.text,
  answer1: a.text,
  parse: a.text,
  ...pictures,
  /** Address of an explanation to hear or see; empty where there is none. The documents name no field: decided here. */
  mediaUrl: a.text,
  /** The papers it was answered wrong in. */
  paperId: a.rows(a.id),
  // What follows is not in the documents: it lets a card say where the question comes from.
  typeName: a.text,
  /** Its teacher has corrected the bank's answer in the class it comes from; `answer1` is the one that counted. */
  isCorrected: a.flag,
  /** What it asks in words; '' where its picture says it all. */
  content: a.text,
  /** What its letters say, of a question that a teacher wrote; empty where they stand in its picture. */
  options: a.rows(a.text),
  knowledgePoint: a.text,
  /** Name of the paper or the class of its last wrong answer, and its place there; 0 where that is not known. */
  sourceName: a.text,
  sourceOrder: a.numberOr(0),
  madeAt: a.time,
  /** Whether it is to be reviewed today. */
  isDue: a.flag,
})
export type MistakeQuestion = v.InferOutput<typeof mistakeQuestion>

export const mistakePaper = a.object({
  paperId: a.id,
  paperName: a.text,
  total: a.numberOr(0),
  /** How many of them are mastered. */
  killed: a.numberOr(0),
  numInBasket: a.numberOr(0),
  questionList: a.rows(mistakeQuestion),
})
export type MistakePaper = v.InferOutput<typeof mistakePaper>

/** How today's review stands. The documents know no review: this and all that follows is an addition. */
export const reviewPlan = a.object({
  /** How many are still to be reviewed today, never more than the limit; after a pause a few only. */
  left: a.numberOr(0),
  done: a.numberOr(0),
  /** Whether some would be due beyond today's. */
  more: a.flag,
  limit: a.numberOr(reviewLimit.usual),
  /** Days in a row, where one day off does not count as a break. */
  streak: a.numberOr(0),
  /** Days with a review ever. */
  days: a.numberOr(0),
  /** Whether today is the first day after a pause. */
  restarting: a.flag,
})
export type ReviewPlan = v.InferOutput<typeof reviewPlan>

/** A question in its turn. */
export const reviewQuestion = a.object({
  ...mistakeQuestion.entries,
  subjectId: a.id,
  subjectName: a.text,
  /** How often it was known in a row. */
  step: a.numberOr(0),
})
export type ReviewQuestion = v.InferOutput<typeof reviewQuestion>

/** What a review of a question comes to: when it comes again, '' where it is mastered now. */
export const reviewed = a.object({ nextOn: a.day, plan: reviewPlan })
export type Reviewed = v.InferOutput<typeof reviewed>

const counted = a.object({ name: a.text, total: a.numberOr(0) })
/** Of how many questions each is, the commonest first. */
const causes = { reasons: a.rows(counted), knowledgePoints: a.rows(counted) }
export const mistakeFilters = a.object(causes)
export const mistakeStatistics = a.object({
  ...causes,
  subjects: a.rows(a.object({ subjectId: a.id, subjectName: a.text, total: a.numberOr(0), mastered: a.numberOr(0) })),
  /** Oldest first; `day` is the Monday. */
  weeks: a.rows(a.object({ day: a.day, made: a.numberOr(0), mastered: a.numberOr(0) })),
})
export type MistakeStatistics = v.InferOutput<typeof mistakeStatistics>

export const madePaper = a.object({
  url: v.string(),
  pages: a.numberOr(1),
  questions: a.numberOr(0),
  /** What it was made of. */
  questionIds: v.optional(a.rows(v.number())),
})

/** A row of the list: a question, or a paper in the tabs 作业 and 考试. The documents leave that open: decided here. */
export const mistake = v.union([mistakePaper, mistakeQuestion])
export type Mistake = v.InferOutput<typeof mistake>
export const isPaper = (row: Mistake): row is MistakePaper => 'questionList' in row
