import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './home.css?inline'
import { face } from './student-home.face.ts'
import { StudentHome } from './student-home.tsx'

export default defineElement(face, StudentHome, [...kitStyles, css])
