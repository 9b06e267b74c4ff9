import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './monitor-table.css?inline'
import { face } from './monitor-table.face.ts'
import { MonitorTable } from './monitor-table.tsx'

export default defineElement(face, MonitorTable, [...kitStyles, css])
