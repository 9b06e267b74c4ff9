import { face } from '@mango/exams/exam-list/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, samples: { authority: [47, 48] } })
