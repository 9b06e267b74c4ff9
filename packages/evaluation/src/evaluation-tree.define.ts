import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import dialogs from './dialogs/dialogs.css?inline'
import css from './evaluation-tree.css?inline'
import { face } from './evaluation-tree.face.ts'
import { EvaluationTree } from './evaluation-tree.tsx'
import files from './files/files.css?inline'
import table from './table/import.css?inline'

export default defineElement(face, EvaluationTree, [...kitStyles, css, files, dialogs, table])
