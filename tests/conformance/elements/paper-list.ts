import { face } from '@mango/paper-records/paper-list/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, viewer: 'student' })
