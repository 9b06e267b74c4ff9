import { face } from '@mango/lessons/lesson-list/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
