import { face } from '@mango/paper-records/paper-picker/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, viewer: 'student', attributes: { open: '' }, dialog: { open: '' } })
