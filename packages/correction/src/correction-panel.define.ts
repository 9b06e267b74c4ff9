import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './correction-panel.css?inline'
import { face } from './correction-panel.face.ts'
import { CorrectionPanel } from './correction-panel.tsx'

export default defineElement(face, CorrectionPanel, [...kitStyles, css])
