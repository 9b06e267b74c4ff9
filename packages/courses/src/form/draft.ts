import { courseColors, type Course } from '@mango/contract/courses'
import { array, number, object, optional, string, type InferOutput } from 'valibot'
import { colorOf } from '../rules.ts'
import { listsOf, selectionOf } from './selection.ts'

/** A course as it is being edited: also as it is kept until it is saved. */
export const draftSchema = object({
  name: string(),
  color: string(),
  /** Those who take part as a whole. */
  classes: array(object({ id: number(), name: string(), studentNum: number() })),
  /** Those who take part without their class. */
  students: array(
    object({
      id: number(),
      name: string(),
      classId: number(),
      className: string(),
      studentCode: optional(string()),
    }),
  ),
})
export type Draft = InferOutput<typeof draftSchema>

export const newDraft: Draft = { name: '', color: courseColors[0], classes: [], students: [] }

/** What an editor of a stored course begins with. */
export const draftOf = (course: Course): Draft => ({
  name: course.title,
  color: colorOf(course.coverUrl),
  ...listsOf(selectionOf(course)),
})
