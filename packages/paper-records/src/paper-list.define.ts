import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import listCss from './paper-list.css?inline'
import pickerCss from './paper-picker.css?inline'
import { face } from './paper-list.face.ts'
import { PaperList } from './paper-list.tsx'

export default defineElement(face, PaperList, [...kitStyles, listCss, pickerCss])
