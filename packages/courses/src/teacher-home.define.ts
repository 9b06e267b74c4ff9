import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './home.css?inline'
import { face } from './teacher-home.face.ts'
import { TeacherHome } from './teacher-home.tsx'

export default defineElement(face, TeacherHome, [...kitStyles, css])
