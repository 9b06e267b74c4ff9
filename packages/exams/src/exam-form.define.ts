import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './exam-form.face.ts'
import { ExamForm } from './exam-form.tsx'
import formCss from './exam-form.css?inline'
import css from './exams.css?inline'

export default defineElement(face, ExamForm, [...kitStyles, css, formCss])
