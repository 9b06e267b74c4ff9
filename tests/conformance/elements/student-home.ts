import { face } from '@mango/courses/student-home/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, viewer: 'student' })
