import { face } from '@mango/correction/correction-panel/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, attributes: { 'paper-id': '1' } })
