import { targetType } from '@mango/contract/growth-profile'
import { idField, idsField, oneOfField, viewCodec } from '@mango/widget/view'

/** What the profile shows: everything that a reload or a shared link has to bring back. */
export const growthView = viewCodec({
  /** A term, or empty for the latest. */
  schoolYear: idField,
  termId: oneOfField([1, 2], ''),
  /** Empty for the first subject. */
  subjectId: idField,
  isTeachTarget: oneOfField([targetType.overall], targetType.teaching),
  /** The way down to the item whose parts are shown. */
  items: idsField,
  days: oneOfField([7, 90], 30),
})
export type GrowthView = typeof growthView.first

export interface Shown {
  readonly view: GrowthView
  show(change: Partial<GrowthView>, replace?: boolean): boolean
}
