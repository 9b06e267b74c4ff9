import { face } from '@mango/lessons/lesson-view/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({
  face,
  attributes: { audience: 'teacher', 'lesson-id': '1' },
  calls: { seek: [2] },
})
