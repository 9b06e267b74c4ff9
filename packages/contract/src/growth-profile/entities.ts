import type * as v from 'valibot'
import * as a from '../answer.ts'

export const growthTerm = a.object({ schoolYear: a.number, termId: a.number, name: a.text })
export type GrowthTerm = v.InferOutput<typeof growthTerm>

/** `isTeachTarget`; the documents leave its values open: decided here. */
export const targetType = { overall: 0, teaching: 1 } as const
/** `itemId` of the whole. */
export const rootItem = 0

/** Scores from 0 to 4; null where nobody gave one. */
const scores = {
  targetScore: a.orNull(a.number),
  afterClassScore: a.orNull(a.number),
  teacherScore: a.orNull(a.number),
}
export const abilityOverview = a.object({ subjectName: a.text, ...scores })
export type AbilityOverview = v.InferOutput<typeof abilityOverview>

/** `catalogType`; the documents leave its values open: decided here. */
export const catalogType = { unit: 1, point: 2 } as const
export const abilityItem = a.object({ id: a.id, name: a.text, catalogType: a.numberOr(0), ...scores })
export const abilityDetail = a.object({ data: a.rows(abilityItem), avg: a.orNull(a.object(scores)) })
export type AbilityDetail = v.InferOutput<typeof abilityDetail>

const points = a.rows(a.object({ name: a.text, point: a.numberOr(0) }))
export const dailyBehaviour = a.object({
  /** Current points. */
  total: a.numberOr(0),
  /** Account balance. */
  balance: a.numberOr(0),
  dailyBehavior: a.rows(a.object({ date: a.day, point: a.numberOr(0), average: a.numberOr(0) })),
  source: points,
  consume: points,
})
export type DailyBehaviour = v.InferOutput<typeof dailyBehaviour>

export const momentFileType = { video: 1, image: 2 } as const
/** Whether others see a moment. An addition: a server without approval leaves it out. */
export const momentStatus = { shown: 1, pending: 2, takenDown: 3 } as const
export type MomentStatus = (typeof momentStatus)[keyof typeof momentStatus]
export const moment = a.object({
  /** Also the cursor of what comes after it. */
  id: a.id,
  title: a.text,
  content: a.text,
  image: a.object({
    /** One of `momentFileType`. */
    fileType: a.number,
    imageUrl: a.text,
    videoUrl: a.text,
    // Additions: with them a card has its place before its picture is here.
    width: a.maybe(a.number),
    height: a.maybe(a.number),
  }),
  // Additions.
  createTime: a.maybe(a.time),
  /** One of `momentStatus`. */
  status: a.maybe(a.number),
})
export type Moment = v.InferOutput<typeof moment>

export const growthRights = a.object({
  /** Takes moments of this student down, and shows those that wait. */
  moderates: a.flag,
  /** Switches approval on and off for the school. */
  switchesApproval: a.flag,
  /** New moments of the school wait until a teacher has seen them. */
  approval: a.flag,
})

/** A profile to be printed: where it lies for a while, and on how many pages. */
export const printedProfile = a.object({ url: a.text, pages: a.numberOr(1) })
