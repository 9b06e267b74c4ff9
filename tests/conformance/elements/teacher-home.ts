import { face } from '@mango/courses/teacher-home/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
