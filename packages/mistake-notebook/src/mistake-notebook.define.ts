import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './mistake-notebook.css?inline'
import { face } from './mistake-notebook.face.ts'
import { MistakeNotebook } from './mistake-notebook.tsx'

export default defineElement(face, MistakeNotebook, [...kitStyles, css])
