import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './lesson-editor.face.ts'
import { LessonEditor } from './lesson-editor.tsx'

export default defineElement(face, LessonEditor, [...kitStyles])
