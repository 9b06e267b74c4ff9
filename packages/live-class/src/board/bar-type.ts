import { unansweredBounds } from '@mango/contract/live-class'

export type BarType = 'names' | 'codes' | 'blocks'
/** How those who have not answered are drawn. */
export const barTypeOf = (unanswered: number): BarType =>
  unanswered > unansweredBounds.codes ? 'blocks' : unanswered > unansweredBounds.names ? 'codes' : 'names'
