import { ownTag } from '@mango/element/own-tag'
import { useCallback, useSyncExternalStore } from 'react'

const waiting = new Map<string, Set<() => void>>()

// Asked once for the page: a tag that never comes would keep everything that waits for it itself.
function listen(name: string, changed: () => void) {
  const known = waiting.get(name)
  const listeners = known ?? new Set()
  if (!known) {
    waiting.set(name, listeners)
    void customElements.whenDefined(name).then(() => listeners.forEach((tell) => tell()))
  }
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** The name that another element of ours has on this page, as soon as the page has it; undefined until then. */
export function useOwnTag(tag: string): string | undefined {
  const name = ownTag(tag)
  const subscribe = useCallback((changed: () => void) => listen(name, changed), [name])
  const isDefined = useSyncExternalStore(subscribe, () => customElements.get(name) !== undefined)
  return isDefined ? name : undefined
}
