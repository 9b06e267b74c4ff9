import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './paper-picker.css?inline'
import { face } from './paper-picker.face.ts'
import { PaperPicker } from './paper-picker.tsx'

export default defineElement(face, PaperPicker, [...kitStyles, css])
