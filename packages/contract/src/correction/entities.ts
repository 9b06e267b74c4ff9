import * as v from 'valibot'
import * as a from '../answer.ts'
import { answerPictures, check, questionPictures } from '../paper-records/entities.ts'

/** Where a student stands now, such as 七年级 and 上学期. */
export const currentGrade = a.object({ termName: a.text, grade: a.text })

/** A subject of the dialog; `role` is its id. */
export const correctionSubject = a.object({ name: a.text, role: a.id })

export const workbook = a.object({
  name: a.text,
  practiseId: a.id,
  /** `otherHomework` or another number. */
  type: a.number,
  /** Of a workbook that is one paper, without chapters; an addition. */
  paperId: a.orNull(a.id),
})
export type Workbook = v.InferOutput<typeof workbook>

/** A chapter of a workbook, or a section of a chapter. */
export const practise = a.object({
  id: a.id,
  name: a.text,
  hasChild: a.flag,
  /** Null where there is nothing to answer but in its sections. */
  paperId: a.orNull(a.id),
  type: a.numberOr(0),
  /** Whether this student has answered it already; an addition. */
  done: a.flag,
})
export type Practise = v.InferOutput<typeof practise>

/** What a student checks. Its id is the `scoreId` of a check. */
export const uncheckedAnswer = a.object({
  id: a.id,
  questionId: a.id,
  /** One of `check`. */
  check: a.numberOr(check.none),
  /** The right answer and the analysis as text, beside their pictures; additions. */
  answer1: a.text,
  parse: a.text,
  ...answerPictures,
})
export type UncheckedAnswer = v.InferOutput<typeof uncheckedAnswer>

export const correctionQuestion = a.object({
  id: a.id,
  /** Whether half right can be chosen. The documents speak of it and name no field: decided here. */
  halfRight: a.flag,
  /** These three are additions. */
  typeName: a.text,
  knowledgePoint: a.text,
  mediaUrl: a.text,
  subAnswers: a.rows(uncheckedAnswer),
  ...questionPictures,
})
export type CorrectionQuestion = v.InferOutput<typeof correctionQuestion>

export const correctionDetail = a.object({
  paperName: a.text,
  updateTime: a.time,
  corrected: a.flag,
  answerList: a.rows(correctionQuestion),
})
export type CorrectionDetail = v.InferOutput<typeof correctionDetail>

/** A photo of an answered paper; `emend` marks one of a correction. */
export const answerPage = a.object({
  path: v.pipe(v.string(), v.minLength(1)),
  emend: a.flag,
  /** By which a photo can be taken away again; an addition. */
  id: a.maybe(a.id),
})
export type AnswerPage = v.InferOutput<typeof answerPage>

/** What a phone that scanned the code takes photos for. */
export const photoTask = a.object({
  paperName: a.text,
  subjectName: a.text,
  studentName: a.text,
  /** How many photos there are of the answers, and of the correction. */
  originals: a.number,
  corrections: a.number,
})
