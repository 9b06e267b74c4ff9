import { localStore } from '@mango/client'

/** How the page looks: as the system does, or always light or dark. */
export const themeNames = { auto: '跟随系统', light: '浅色', dark: '深色' } as const
export type ChosenTheme = keyof typeof themeNames
export const themes = ['auto', 'light', 'dark'] as const satisfies readonly ChosenTheme[]

const key = 'mango:theme'

/** The look chosen last, kept across visits. */
export const themeMemory = {
  get: (): ChosenTheme => themes.find((theme) => theme === localStore.get(key)) ?? 'auto',
  set: (theme: ChosenTheme) => localStore.set(key, theme),
}
