import { useEffect, useEffectEvent, useState } from 'react'

/** Whole seconds until a moment of `performance.now()`, counted as they pass; undefined without such a moment. */
export function useTimeLeft(endsAt: number | undefined, onEnd?: () => void): number | undefined {
  const [counted, setCounted] = useState<{ readonly endsAt: number; readonly left: number }>()
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (endsAt === undefined) return undefined
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = endsAt - performance.now()
      setCounted({ endsAt, left: Math.max(0, Math.ceil(left / 1000)) })
      if (left <= 0) return end()
      // Up to the next whole second, so that what is shown never lags.
      timer = setTimeout(tick, left % 1000 || 1000)
      return undefined
    }
    timer = setTimeout(tick, 0)
    return () => clearTimeout(timer)
  }, [endsAt])
  return counted?.endsAt === endsAt ? counted?.left : undefined
}

/** Whether a moment of `performance.now()` has passed: draws anew when it does, and not with each second before. */
export function useIsOver(endsAt: number | undefined): boolean {
  const [passed, setPassed] = useState<number>()
  useEffect(() => {
    if (endsAt === undefined) return undefined
    const timer = setTimeout(setPassed, endsAt - performance.now(), endsAt)
    return () => clearTimeout(timer)
  }, [endsAt])
  return endsAt !== undefined && passed === endsAt
}
