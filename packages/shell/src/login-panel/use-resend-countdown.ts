import { loginCachePrefix, sessionStore } from '@mango/client'
import { resendSeconds } from '@mango/contract/account'
import { useEffect, useMemo, useState } from 'react'
import { countdownSeconds } from './rules.ts'

/** Seconds that a stored end lies ahead. Never more than a full countdown, however the clock was turned. */
const secondsLeft = (end: number) => Math.min(resendSeconds, Math.max(0, (end - Date.now()) / 1000))

/**
 * The wait before a code may be sent again: 60 seconds that go on through a reload. Another purpose or phone has its own.
 * Within the page it runs on the monotonic clock; only across a reload does the clock of the day count.
 */
export function useResendCountdown(purpose: `${'message' | 'register'}:${string}`) {
  const key = `${loginCachePrefix}resend:${purpose}`
  const [starts, setStarts] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps -- a start has stored another end
  const deadline = useMemo(() => performance.now() + secondsLeft(Number(sessionStore.get(key))) * 1000, [key, starts])
  const [now, setNow] = useState(() => performance.now())
  const seconds = countdownSeconds(deadline, now)
  const running = seconds > 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [running])

  const start = () => {
    sessionStore.set(key, String(Date.now() + resendSeconds * 1000))
    setNow(performance.now())
    setStarts((before) => before + 1)
  }
  return { seconds, start }
}
