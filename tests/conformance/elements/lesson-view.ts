import { face } from '@mango/lessons/lesson-view/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
