import { face } from '@mango/lessons/lesson-editor/face'
import { defineConformance } from '../definition.ts'

const open = { open: '', 'course-id': '1', 'class-id': '1' }
export const definition = defineConformance({ face, attributes: open, dialog: open })
