import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './exam-list.face.ts'
import { ExamList } from './exam-list.tsx'
import listCss from './exam-list.css?inline'
import css from './exams.css?inline'

export default defineElement(face, ExamList, [...kitStyles, css, listCss])
