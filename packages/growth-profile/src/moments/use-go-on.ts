import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Whoever stands on the button at the end of a list goes on with the first card of what came in its place. */
export function useGoOn(list: RefObject<HTMLElement | null>, count: number) {
  const stays = useRef(false)
  const before = useRef(count)
  useLayoutEffect(() => {
    const first = before.current + 1
    before.current = count
    if (!stays.current || count < first) return
    stays.current = false
    // It stands where the button stood: the page need not move.
    list.current?.querySelector<HTMLElement>(`[aria-posinset="${first}"] button`)?.focus({ preventScroll: true })
  }, [list, count])
  return {
    stay() {
      stays.current = true
    },
    leave() {
      stays.current = false
    },
  }
}
