import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` after so many ms, not counting the time it is paused. */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused) return
    const begun = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - begun))
    }
  }, [paused])
}
