import { useCallback, useEffect, useRef } from 'react'

const byHand = ['wheel', 'touchmove', 'pointerdown'] as const

/**
 * Keeps the current part in sight: when it becomes another one, and while pictures come and make the list longer, until
 * somebody scrolls by hand. @returns a ref for the list
 */
export function useKeptInSight(current: number | undefined) {
  const list = useRef<HTMLElement>(null)
  const wanted = useRef(current)
  const show = useCallback(() => {
    const part = list.current?.querySelector(`[data-part="${wanted.current}"]`)
    part?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [])
  useEffect(() => {
    wanted.current = current
    show()
  }, [current, show])
  return useCallback(
    (node: HTMLElement | null) => {
      list.current = node
      if (!node) return undefined
      const letGo = () => (wanted.current = undefined)
      const grown = new ResizeObserver(show)
      grown.observe(node)
      for (const type of byHand) node.addEventListener(type, letGo, { passive: true })
      return () => {
        grown.disconnect()
        for (const type of byHand) node.removeEventListener(type, letGo)
      }
    },
    [show],
  )
}
