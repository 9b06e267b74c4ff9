import '@mango/element/mango-context/define'
import { cookies, loginCachePrefix, session, sessionStore } from '@mango/client'
import { createElement, type ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { Fake } from './fakes.ts'
import { live } from './live-backend.ts'

/** Nobody is logged in, nothing is remembered. */
export const nobody =
  (...fakes: readonly Fake[]) =>
  async () => {
    await live('everything', ...fakes)()
    session.end()
    sessionStore.clear(loginCachePrefix)
    for (const key of ['mango:loginTab', 'mango:loginSchool']) localStorage.removeItem(key)
    return {}
  }

/** A demo account whose cookies say something else. */
export const somebody =
  (account: Parameters<typeof live>[0], changed: Readonly<Record<string, string>> = {}, ...fakes: readonly Fake[]) =>
  async () => {
    await live(account, ...fakes)()
    for (const [name, value] of Object.entries(changed)) cookies.set(name, value)
    return {}
  }

/** The page of an element: a context with the story's theme, a container of its width. */
export const page = (globals: Record<string, unknown>, children: ReactNode) =>
  createElement(
    'mango-context',
    { theme: String(globals['theme']) },
    <div
      style={{ inlineSize: globals['width'] === 'full' ? undefined : `${globals['width']}px`, maxInlineSize: '100%' }}
    >
      {children}
    </div>,
  )

/** What is drawn inside the element of this tag. */
export function inside(canvas: HTMLElement, tag: string) {
  const drawn = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.mango')
  if (!drawn) throw new Error(`nothing drawn in <${tag}>`)
  return within(drawn)
}

/** Waits for a text; the backend in the page takes its seconds to start. */
export const shows = (canvas: HTMLElement, tag: string, text: string | RegExp) =>
  waitFor(() => expect(inside(canvas, tag).getAllByText(text)[0]).toBeVisible(), { timeout: 20_000 })
