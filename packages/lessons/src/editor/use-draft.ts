import { saveLesson } from '@mango/contract/lessons'
import { useKeptDraft, type ChangeDraft as Change } from '@mango/widget/kept-draft'
import { draftSchema, type Draft, type Place } from './draft.ts'

export type ChangeDraft = Change<Draft>

const placeName = ({ courseId, hourId, lessonId }: Place) =>
  lessonId ? `lesson-${lessonId}` : hourId ? `hour-${hourId}` : `course-${courseId}`

/**
 * A lesson as it is being edited.
 * @param initial the lesson as it is stored
 * @param savedAt when that was; '' of a new lesson
 */
export const useDraft = (place: Place, initial: Draft, savedAt: string) =>
  useKeptDraft({
    name: `lesson-draft:${placeName(place)}`,
    schema: draftSchema,
    sends: saveLesson.body,
    initial,
    version: savedAt,
  })
