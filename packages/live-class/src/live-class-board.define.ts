import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import { face } from './live-class-board.face.ts'
import area from './board/live-area.css?inline'
import css from './live-class-board.css?inline'
import shared from './live-class.css?inline'
import { LiveClassBoard } from './live-class-board.tsx'

export default defineElement(face, LiveClassBoard, [...kitStyles, shared, css, area])
