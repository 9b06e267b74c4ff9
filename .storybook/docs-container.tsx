import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { brand } from './brand.ts'

type Told = { globals?: Record<string, unknown>; userGlobals?: Record<string, unknown> } | undefined

const themeOf = (told: Told) => String((told?.userGlobals ?? told?.globals)?.['theme'] ?? 'light')
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches

/** Stories in frames of their own are not told of the toolbar: their address says it. */
function dressFrames(theme: string): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
    const address = new URL(frame.src)
    const wanted = `theme:${theme}`
    if ((address.searchParams.get('globals') ?? 'theme:light') === wanted) continue
    address.searchParams.set('globals', wanted)
    frame.src = address.href
  }
}

/** A page of words wears the theme that its stories are shown in. */
export default function DocsContainer({ context, children }: DocsContainerProps & { children?: ReactNode }) {
  const { channel } = context
  const [theme, setTheme] = useState(() => {
    const [told]: Told[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    return themeOf(told)
  })
  useEffect(() => {
    const hear = (told: Told) => setTheme(themeOf(told))
    channel.on(GLOBALS_UPDATED, hear)
    return () => channel.off(GLOBALS_UPDATED, hear)
  }, [channel])
  // Before a frame starts: a page also hears the theme of the frames in it, and would wear it.
  useLayoutEffect(() => {
    dressFrames(theme)
    const newcomers = new MutationObserver(() => dressFrames(theme))
    newcomers.observe(document.body, { childList: true, subtree: true })
    return () => newcomers.disconnect()
  }, [theme])
  const isDark = theme === 'dark' || (theme === 'auto' && prefersDark())
  return (
    <Container context={context} theme={brand(isDark ? 'dark' : 'light')}>
      {children}
    </Container>
  )
}
