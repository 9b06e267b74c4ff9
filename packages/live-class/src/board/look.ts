import { localStore } from '@mango/client'
import { stored, storedState } from '@mango/widget/stored'
import * as v from 'valibot'

/** How the board looks: as its page, or by what suits the projector and the light in the room. */
const looks = ['page', 'light', 'dark'] as const
export type Look = (typeof looks)[number]
export const lookNames: Readonly<Record<Look, string>> = { page: '跟随页面', light: '浅色', dark: '深色' }
export const boardLook = storedState<Look>(stored('mango:live-class:look', v.picklist(looks), 'page', localStore))
export const nextLook = (look: Look): Look => looks[(looks.indexOf(look) + 1) % looks.length] ?? 'page'
