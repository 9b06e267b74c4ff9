import { face } from '@mango/correction/photo-upload/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, viewer: 'student', attributes: { 'paper-id': '1' } })
