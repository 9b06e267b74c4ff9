import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './courseware-editor.face.ts'
import css from './courseware-editor.css?inline'
import shared from './live-class.css?inline'
import { CoursewareEditor } from './courseware-editor.tsx'

export default defineElement(face, CoursewareEditor, [...kitStyles, shared, css])
