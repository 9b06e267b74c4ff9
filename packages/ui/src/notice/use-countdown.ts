import { useEffect, useEffectEvent } from 'react'

/** The ms that are left; Infinity for what stays. */
export type TimeLeft = { current: number }

/** Calls `onEnd` when no time is left. None passes while it is paused; what is drawn anew elsewhere goes on where it was. */
export function useCountdown(left: TimeLeft, paused: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    // A timer of the browser takes Infinity for no time at all.
    if (paused || left.current === Infinity) return
    const begun = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - begun))
    }
  }, [paused, left])
}
