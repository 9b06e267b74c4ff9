import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import brandCss from '../brand-mark.css?inline'
import css from './top-bar.css?inline'
import { face } from './top-bar.face.ts'
import { TopBar } from './top-bar.tsx'

export default defineElement(face, TopBar, [...kitStyles, brandCss, css])
