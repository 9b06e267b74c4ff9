import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './paper-detail.css?inline'
import { face } from './paper-detail.face.ts'
import { PaperDetail } from './paper-detail.tsx'

export default defineElement(face, PaperDetail, [...kitStyles, css])
