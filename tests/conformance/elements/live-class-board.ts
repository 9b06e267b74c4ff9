import { face } from '@mango/live-class/live-class-board/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
