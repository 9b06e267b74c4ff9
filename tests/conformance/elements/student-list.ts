import { face } from '@mango/courses/student-list/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
