import { face } from '@mango/live-class/courseware-editor/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
