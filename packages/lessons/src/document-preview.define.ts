import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './document-preview.css?inline'
import { face } from './document-preview.face.ts'
import { DocumentPreview } from './document-preview.tsx'

export default defineElement(face, DocumentPreview, [...kitStyles, css])
