import { anyLessonStatus, lessonStatus } from '@mango/contract/lessons'
import { courseType } from '@mango/contract/courses'
import { idField, oneOfField, pageField, viewCodec, wordsField } from '@mango/widget/view'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** What a list shows: everything that a reload or a shared link has to bring back. */
export const lessonView = viewCodec({
  type: oneOfField([courseType.homework, courseType.exams], courseType.lessons),
  /** '' for all. */
  chapterId: idField,
  /** 0 for all. */
  month: oneOfField(months, 0),
  status: oneOfField([lessonStatus.draft, lessonStatus.published], anyLessonStatus),
  query: wordsField(100),
  page: pageField,
})
export type LessonView = typeof lessonView.first
