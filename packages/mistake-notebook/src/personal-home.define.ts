import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './personal-home.css?inline'
import { face } from './personal-home.face.ts'
import { PersonalHome } from './personal-home.tsx'

export default defineElement(face, PersonalHome, [...kitStyles, css])
