import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './answer-pad.face.ts'
import css from './answer-pad.css?inline'
import shared from './live-class.css?inline'
import { AnswerPad } from './answer-pad.tsx'

export default defineElement(face, AnswerPad, [...kitStyles, shared, css])
