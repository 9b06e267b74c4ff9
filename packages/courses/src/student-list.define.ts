import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './student-list.face.ts'
import css from './student-list.css?inline'
import { StudentList } from './student-list.tsx'

export default defineElement(face, StudentList, [...kitStyles, css])
