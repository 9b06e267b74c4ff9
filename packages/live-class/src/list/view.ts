import { share } from '@mango/contract/coursewares'
import { idField, oneOfField, viewCodec, wordsField } from '@mango/widget/view'

/** What the list is narrowed to; '' is all. */
export const coursewareView = viewCodec({
  subjectId: idField,
  gradeId: idField,
  share: oneOfField([share.private, share.public], ''),
  name: wordsField(64),
})
export type CoursewareView = typeof coursewareView.first
