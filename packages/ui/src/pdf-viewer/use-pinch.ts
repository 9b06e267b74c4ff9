import { useEffect, useEffectEvent, type RefObject } from 'react'

const spread = ([a, b]: readonly Touch[]) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0)

/** Two fingers, or the wheel with Ctrl, zoom. Native listeners: React's cannot hold the page still. */
export function usePinch(place: RefObject<HTMLElement | null>, onZoom: (by: number) => void): void {
  const zoom = useEffectEvent(onZoom)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let before = 0
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 300))
    }
    const start = ({ touches }: TouchEvent) => (before = touches.length === 2 ? spread([...touches]) : 0)
    const move = (event: TouchEvent) => {
      if (before === 0 || event.touches.length !== 2) return
      event.preventDefault()
      const now = spread([...event.touches])
      zoom(now / before)
      before = now
    }
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    return () => {
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
    }
  }, [place])
}
