import { defineElement } from '@mango/element'
import { formStyles } from '@mango/ui/form-styles'
import css from './headmaster-cockpit.css?inline'
import { face } from './headmaster-cockpit.face.ts'
import { HeadmasterCockpit } from './headmaster-cockpit.tsx'

export default defineElement(face, HeadmasterCockpit, [...formStyles, css])
