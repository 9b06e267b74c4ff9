import { face } from '@mango/mistake-notebook/mistake-notebook/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
