import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './courseware-list.face.ts'
import css from './courseware-list.css?inline'
import shared from './live-class.css?inline'
import { CoursewareList } from './courseware-list.tsx'

export default defineElement(face, CoursewareList, [...kitStyles, shared, css])
