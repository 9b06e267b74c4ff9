import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './evaluation-tree.css?inline'
import { face } from './evaluation-tree.face.ts'
import { EvaluationTree } from './evaluation-tree.tsx'

export default defineElement(face, EvaluationTree, [...kitStyles, css])
