import { share } from '@mango/contract/coursewares'
import { idField, oneOfField, pageField, viewCodec, wordsField } from '@mango/widget/view'

/** What the list is narrowed to; '' is all. */
export const coursewareView = viewCodec({
  subjectId: idField,
  gradeId: idField,
  share: oneOfField([share.private, share.public], ''),
  name: wordsField(64),
  /** 1 shows the classes that were held, those of one courseware where `heldOf` says so. */
  held: oneOfField([1], ''),
  heldOf: idField,
  page: pageField,
  /** The held class whose report is shown. */
  report: idField,
})
export type CoursewareView = typeof coursewareView.first
