import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './photo-upload.css?inline'
import { face } from './photo-upload.face.ts'
import { PhotoUpload } from './photo-upload.tsx'

export default defineElement(face, PhotoUpload, [...kitStyles, css])
