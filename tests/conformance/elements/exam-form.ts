import { face } from '@mango/exams/exam-form/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
