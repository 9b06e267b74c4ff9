import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './lesson-list.face.ts'
import { LessonList } from './lesson-list.tsx'
import css from './lesson-list.css?inline'

export default defineElement(face, LessonList, [...kitStyles, css])
