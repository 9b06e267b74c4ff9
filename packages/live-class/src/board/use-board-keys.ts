import { useEffectEvent, useLayoutEffect } from 'react'
import { isPageKey } from '@mango/widget/page-key'

export interface BoardCommands {
  previous(): unknown
  next(): unknown
  toggle(): unknown
  stop(): unknown
  view(): unknown
  pick(): unknown
  redo(): unknown
  fullscreen(): unknown
  area(): unknown
  ranking(): unknown
  join(): unknown
  detail(): unknown
  adHoc(): unknown
  members(): unknown
  remote(): unknown
  help(): unknown
}

/** Every action by key; PageUp and PageDown are what presenter remotes send. */
const commandOfKey: Readonly<Record<string, keyof BoardCommands>> = {
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ArrowRight: 'next',
  PageDown: 'next',
  ' ': 'toggle',
  s: 'stop',
  v: 'view',
  p: 'pick',
  r: 'redo',
  f: 'fullscreen',
  b: 'area',
  h: 'ranking',
  q: 'join',
  d: 'detail',
  t: 'adHoc',
  m: 'members',
  c: 'remote',
  '?': 'help',
}

const takesKeys = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT', 'DIALOG'].includes(target.tagName))

/** A press or a choice with a pointer gives the focus back: the keys that follow are meant for the class. */
function useFocusBack(host: HTMLElement, active: boolean): void {
  useLayoutEffect(() => {
    const root = host.shadowRoot
    if (!active || !root) return undefined
    let byPointer = false
    const follow = ({ type }: Event) => {
      byPointer = type === 'pointerdown'
    }
    const giveBack = ({ type, target }: Event) => {
      const control = target instanceof Element && target.closest<HTMLElement>(type === 'click' ? 'button' : 'select')
      if (byPointer && control) control.blur()
    }
    const heard = [
      ['pointerdown', follow],
      ['keydown', follow],
      ['click', giveBack],
      ['change', giveBack],
    ] as const
    // Before what it does: a dialog that it opens gives the focus back to where it was.
    for (const [type, hear] of heard) root.addEventListener(type, hear, true)
    return () => {
      for (const [type, hear] of heard) root.removeEventListener(type, hear, true)
    }
  }, [host, active])
}

/** The keyboard of the presenter, on the whole page, while the board is shown and nothing else wants the keys. */
export function useBoardKeys(host: HTMLElement, commands: BoardCommands, active: boolean): void {
  useFocusBack(host, active)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const path = event.composedPath()
    if (!isPageKey(event, host) || path.some(takesKeys)) return
    const command = commandOfKey[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!command || event.repeat) return
    // A button that was reached by Tab keeps its space; one that was clicked has given the focus back.
    if (event.key === ' ' && path[0] instanceof HTMLButtonElement && path[0].matches(':focus-visible')) return
    event.preventDefault()
    commands[command]()
  })
  // Before the first paint: who sees the board presses at once.
  useLayoutEffect(() => {
    if (!active) return undefined
    // In the shadow root too: an element keeps the keys typed inside it from the page.
    const places: EventTarget[] = [document, ...(host.shadowRoot ? [host.shadowRoot] : [])]
    const listen = (event: Event) => event instanceof KeyboardEvent && press(event)
    for (const place of places) place.addEventListener('keydown', listen)
    return () => {
      for (const place of places) place.removeEventListener('keydown', listen)
    }
  }, [host, active])
}
