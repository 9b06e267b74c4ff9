import type * as v from 'valibot'
import * as a from '../answer.ts'

/** `source` of a paper, and `type` in the addresses of its pages. */
export const paperSource = { exam: 1, homework: 4 } as const
export type PaperType = keyof typeof paperSource
/** The first entry of the months: all of them. */
export const allMonths = 0

export const paperRecord = a.object({
  /** Of the answered paper. */
  id: a.id,
  title: a.text,
  subjectName: a.text,
  createTime: a.time,
  /** Whether the student checks it; it opens in the correction then. */
  correctBySelf: a.flag,
  composedPaperId: a.orNull(a.id),
  /** How far it is checked, in questions. Half right counts as wrong. The documents have no such field: an addition. */
  counts: a.orNull(a.object({ total: a.number, checked: a.number, right: a.number, wrong: a.number })),
})
export type PaperRecord = v.InferOutput<typeof paperRecord>

/** A month of the course's school year, 1 to 12; the documents leave its type open: decided here. */
export const recordMonth = a.object({ month: a.number, existsRecord: a.flag })
export type RecordMonth = v.InferOutput<typeof recordMonth>
export const recordYear = a.object({
  year: a.number,
  /** Of this calendar year; the school year is the one it begins in. */
  months: a.rows(
    a.object({
      month: a.number,
      schoolYear: a.numberOr(0),
      /** How many papers it has; 0 where nobody says. An addition. */
      total: a.numberOr(0),
    }),
  ),
})

/** How an answer was checked; 0 or nothing is not at all. */
export const check = { none: 0, right: 1, halfRight: 2, wrong: 3 } as const
export type Check = (typeof check)[keyof typeof check]

/** Pictures of a question, of its answer and its analysis in three formats; '' where a format is missing. */
export const questionPictures = { imageUrlA4: a.text, imageUrl25: a.text, imageUrl: a.text }
/** The documents leave the names of these open: decided here, after those of the question. */
export const answerPictures = {
  answerUrlA4: a.text,
  answerUrl25: a.text,
  answerUrl: a.text,
  parseUrlA4: a.text,
  parseUrl25: a.text,
  parseUrl: a.text,
}

export const subAnswer = a.object({
  id: a.id,
  questionId: a.id,
  /** One of `check`. */
  check: a.numberOr(check.none),
  /** What the student answered, as text or as a picture. */
  subScoreVOs: a.rows(a.object({ text: a.text, pic: a.text })),
  /** The right answer. */
  answer1: a.text,
  /** The analysis. */
  parse: a.text,
  ...answerPictures,
})
export type SubAnswer = v.InferOutput<typeof subAnswer>

export const answeredQuestion = a.object({
  id: a.id,
  typeName: a.text,
  /** Whether all of it is right. */
  right: a.flag,
  /** One of `check`. */
  check: a.numberOr(check.none),
  subAnswers: a.rows(subAnswer),
  ...questionPictures,
  /** What it asks about, such as 勾股定理; an addition. */
  knowledgePoint: a.text,
  /** Address of an explanation to hear or see; empty where there is none. The documents name no field: decided here. */
  mediaUrl: a.text,
})
export type AnsweredQuestion = v.InferOutput<typeof answeredQuestion>

/** Rates in percent, 0 to 100; the documents leave the scale and the buckets open: decided here. */
export const paperDetail = a.object({
  paperName: a.text,
  updateTime: a.time,
  /** Whether it waits for the one who asks, its student, to check it. The documents have no such field: an addition. */
  awaitsCorrection: a.maybe(a.flag),
  /** Addresses of the photos of the answered paper. */
  cards: a.rows(a.text),
  answerList: a.rows(answeredQuestion),
  studentScoreRate: a.orNull(a.number),
  /** Of an exam: the average, the student's own, and how many students are in each of ten equal buckets of rates. */
  scoreRates: a.orNull(a.object({ avg: a.numberOr(0), person: a.numberOr(0), rates: a.rows(a.number) })),
})
export type PaperDetail = v.InferOutput<typeof paperDetail>
