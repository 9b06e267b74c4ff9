import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './course-list.face.ts'
import css from './course-list.css?inline'
import { CourseList } from './course-list.tsx'

export default defineElement(face, CourseList, [...kitStyles, css])
