export const coursewareNameMax = 64
/** Entries per load of the list. */
export const coursewarePageSize = 18
/** Questions per page of the preview and of the picker. */
export const questionPageSize = 5
/** Columns of students in the score dialog and in the pairing dialog. */
export const studentColumns = { detail: 2, pairing: 3 } as const
/** Below `low` is low, below `mid` is mid, from there on high. In percent. */
export const scoreRateBounds = { low: 30, mid: 70 } as const
export type ScoreLevel = 'low' | 'mid' | 'high'
export const scoreLevel = (rate: number): ScoreLevel =>
  rate < scoreRateBounds.low ? 'low' : rate < scoreRateBounds.mid ? 'mid' : 'high'
