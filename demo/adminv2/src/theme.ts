import { rememberedTheme, type ChosenTheme } from '@mango/elements/session'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** The look of the page and of all elements on it. */
export function setTheme(theme: ChosenTheme): void {
  document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
}

function follow(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = () => useSyncExternalStore(follow, rememberedTheme)
