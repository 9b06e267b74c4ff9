import { face } from '@mango/courses/course-list/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
