import { face } from '@mango/correction/correction-panel/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, viewer: 'student', attributes: { 'paper-id': '1' } })
