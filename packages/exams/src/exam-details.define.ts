import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './exam-details.face.ts'
import { ExamDetails } from './exam-details.tsx'
import detailsCss from './exam-details.css?inline'
import css from './exams.css?inline'

export default defineElement(face, ExamDetails, [...kitStyles, css, detailsCss])
