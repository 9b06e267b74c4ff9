import { defineElement } from '@mango/element'
import { formStyles } from '@mango/ui/form-styles'
import brandCss from '../brand-mark.css?inline'
import cardCss from './login-card.css?inline'
import landingCss from './landing.css?inline'
import { face } from './login-panel.face.ts'
import { LoginPanel } from './login-panel.tsx'

export default defineElement(face, LoginPanel, [...formStyles, brandCss, landingCss, cardCss])
