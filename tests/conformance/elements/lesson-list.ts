import { face } from '@mango/lessons/lesson-list/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({
  face,
  attributes: { audience: 'teacher', 'course-id': '1', 'class-id': '1' },
})
