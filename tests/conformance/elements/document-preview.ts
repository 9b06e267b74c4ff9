import { face } from '@mango/lessons/document-preview/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
