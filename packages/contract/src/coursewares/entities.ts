import * as v from 'valibot'
import * as a from '../answer.ts'
import { gradeId, id } from '../fields.ts'
import { requiredName } from '../names.ts'
import { answerText } from '../questions/answers.ts'
import { subjectId } from '../subjects/subject-id.ts'
import { coursewareNameMax } from './limits.ts'

/** Where a courseware's questions come from; the form calls it the type. */
export const coursewareSource = { basket: 0, paper: 1, selfChosen: 2, homework: 4, specialTraining: 7 } as const
export type CoursewareSource = (typeof coursewareSource)[keyof typeof coursewareSource]
/** The documents give the sources in English: the Chinese names are decided here. */
export const sourceNames: readonly { readonly id: CoursewareSource; readonly name: string }[] = [
  { id: coursewareSource.basket, name: '试题篮' },
  { id: coursewareSource.paper, name: '试卷' },
  { id: coursewareSource.homework, name: '作业' },
  { id: coursewareSource.selfChosen, name: '自主选题' },
  { id: coursewareSource.specialTraining, name: '专项训练' },
]
export const source = v.picklist(Object.values(coursewareSource))

export const share = { private: 0, public: 1 } as const
export const shareNames = { [share.private]: '私有', [share.public]: '公开' } as const
export const shareValue = v.picklist(Object.values(share))
/** `type` of every courseware. */
export const coursewareType = '0'

/** An answer that the bank lacks, entered for one courseware. The documents have no such field. */
export const enteredAnswer = v.object({ questionId: id, answer: answerText })
export type EnteredAnswer = v.InferOutput<typeof enteredAnswer>

const questionIds = v.pipe(v.array(id), v.maxLength(200))

/** What a person sets. */
export const coursewareFields = v.object({
  name: requiredName(coursewareNameMax),
  gradeId,
  subjectId,
  source,
  type: v.literal(coursewareType),
  share: shareValue,
  /** Null for the basket. */
  paperId: v.nullable(id),
  /** The questions in the order of the class. */
  questionIds,
  /** Questions of the paper that were left out. */
  excludeQuestionIds: questionIds,
  /** Absent where they stay as they were. */
  answers: v.optional(v.pipe(v.array(enteredAnswer), v.maxLength(200))),
})
export type CoursewareFields = v.InferOutput<typeof coursewareFields>

export const courseware = a.object({
  id: a.id,
  name: a.text,
  gradeId: a.id,
  subjectId: a.id,
  source: a.numberOf(source),
  type: a.mended(v.literal(coursewareType), () => coursewareType),
  share: a.numberOf(shareValue),
  /** Null for the basket. */
  paperId: a.orNull(a.id),
  questionIds: a.rows(a.id),
  excludeQuestionIds: a.rows(a.id),
  /** What was entered where the bank has no answer; an addition of ours. */
  answers: a.rows(a.object({ questionId: a.id, answer: a.text })),
  /** Those of its questions that a teacher wrote for it; an addition of ours. */
  writtenIds: a.rows(a.id),
  questionCount: a.numberOr(0),
  /** Whether it has been answered; then subject, grade, source and paper stay as they are. */
  used: a.flag,
  createTime: a.time,
  /** Name of the person who made it. */
  createBy: a.text,
  /** Image path of its first question; '' where it has none. */
  photoUrl: a.text,
  /** How the words of its first question begin where that has no image; '' where it has one. The documents have no such field. */
  coverText: a.text,
  subjectName: a.text,
  gradeName: a.text,
  /** Another one after each change; of the detail only. An addition of ours. */
  version: a.maybe(a.text),
})
export type Courseware = v.InferOutput<typeof courseware>

/** A rate in percent, 0 to 100; the documents leave the scale open. */
const rate = a.numberOf(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))

export const scoreReport = a.object({
  totalScoreRate: rate,
  /** Students of the class. */
  studentCount: a.numberOr(0),
  /** One entry per question, in the order of the courseware. */
  overview: a.rows(
    a.object({
      /** Of an addition of ours: tells what belongs together in the reports of several classes. */
      questionId: a.maybe(a.id),
      scoreRate: rate,
      /** Students who were there when it was asked: what its rate is over. */
      studentCount: a.numberOr(0),
      /** Whether the question was asked at all. */
      hasAnswer: a.flag,
      /** Of an addition of ours: nothing is right or wrong in it. */
      unscored: a.flag,
    }),
  ),
  studentInfo: a.rows(
    a.object({
      code: a.text,
      name: a.text,
      scoreRate: rate,
      /** Of an addition of ours: was there in none of the classes that count; the rate says nothing then. */
      absent: a.flag,
    }),
  ),
})
export type ScoreReport = v.InferOutput<typeof scoreReport>
