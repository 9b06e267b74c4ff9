import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './lesson-view.face.ts'
import { LessonView } from './lesson-view.tsx'
import css from './lesson-view.css?inline'

export default defineElement(face, LessonView, [...kitStyles, css])
