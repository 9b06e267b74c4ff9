import { face } from '@mango/exams/exam-details/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, attributes: { 'exam-id': '1000' }, samples: { authority: [48] } })
