import { face } from '@mango/lessons/lesson-editor/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
