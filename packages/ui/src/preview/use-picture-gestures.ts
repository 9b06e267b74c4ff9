import { useEffect, useEffectEvent, type RefObject } from 'react'
import { zoomStep, type PictureMove } from './picture-view.ts'

type Point = { x: number; y: number }

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
})
const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** Wheel and pinch zoom, drag pans. Native listeners: React's wheel listener cannot hold the page still. */
export function usePictureGestures(frame: RefObject<HTMLElement | null>, onMove: (move: PictureMove) => void): void {
  const move = useEffectEvent(onMove)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const fingers = new Map<number, Point>()
    const fromMiddle = ({ x, y }: Point): Point => {
      const box = element.getBoundingClientRect()
      return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 }
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const by = event.deltaY < 0 ? zoomStep : 1 / zoomStep
      move({ type: 'zoom', by, at: fromMiddle({ x: event.clientX, y: event.clientY }) })
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      element.setPointerCapture(event.pointerId)
    }
    const drag = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return
      const before = [...fingers.values()]
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const after = [...fingers.values()]
      const [from, to] = [middle(before), middle(after)]
      move({ type: 'pan', x: to.x - from.x, y: to.y - from.y })
      if (after.length > 1) move({ type: 'zoom', by: spread(after) / spread(before), at: fromMiddle(to) })
    }
    const up = (event: PointerEvent) => fingers.delete(event.pointerId)
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', drag)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    return () => {
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', drag)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
    }
  }, [frame])
}
