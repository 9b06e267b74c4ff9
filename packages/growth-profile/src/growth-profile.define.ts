import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './growth-profile.css?inline'
import { face } from './growth-profile.face.ts'
import { GrowthProfile } from './growth-profile.tsx'

export default defineElement(face, GrowthProfile, [...kitStyles, css])
