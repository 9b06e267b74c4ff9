import { useEffect, useEffectEvent } from 'react'

/**
 * Tells when a press begins outside all of these elements. The path of the event sees through shadow roots, which its
 * target does not.
 */
export function useOutsidePress(inside: readonly (Element | null)[], onPress: () => void): void {
  const press = useEffectEvent((event: Event) => {
    const path = event.composedPath()
    if (!inside.some((element) => element && path.includes(element))) onPress()
  })
  const page = inside.find((element) => element)?.ownerDocument
  useEffect(() => {
    if (!page) return
    const listen = (event: Event) => press(event)
    page.addEventListener('pointerdown', listen, { capture: true })
    return () => page.removeEventListener('pointerdown', listen, { capture: true })
  }, [page])
}
