import { face } from '@mango/live-class/answer-pad/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
