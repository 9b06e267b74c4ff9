import { face } from '@mango/mistake-notebook/personal-home/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
