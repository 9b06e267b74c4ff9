import { idField, oneOfField, pageField, viewCodec, wordsField } from '@mango/widget/view'

/** What the list shows: everything that a reload or a shared link has to bring back. */
export const paperView = viewCodec({
  /** A subject, or empty for all. */
  subjectId: idField,
  /** A calendar year, or empty for all. */
  year: idField,
  /** A month of that year, or 0 for all of them. */
  month: oneOfField([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 0),
  /** Words of a title. */
  query: wordsField(200),
  page: pageField,
})
export type PaperView = typeof paperView.first
