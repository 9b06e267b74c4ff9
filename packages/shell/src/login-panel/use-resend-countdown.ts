import { loginCachePrefix, sessionStore } from '@mango/client'
import { resendSeconds } from '@mango/contract/account'
import { useEffect, useState } from 'react'
import { countdownSeconds } from './rules.ts'

/** Seconds that a stored end lies ahead. Never more than a full countdown, however the clock was turned. */
const secondsLeft = (end: number) => Math.min(resendSeconds, Math.max(0, (end - Date.now()) / 1000))

/** The wait that is stored under a key, as of now. */
function readWait(key: string) {
  const now = performance.now()
  return { key, now, deadline: now + secondsLeft(Number(sessionStore.get(key))) * 1000 }
}

/**
 * The wait before a code may be sent again: 60 seconds that go on through a reload. Another purpose or phone has its own.
 * Within the page it runs on the monotonic clock; only across a reload does the clock of the day count.
 */
export function useResendCountdown(purpose: `${'message' | 'register'}:${string}`) {
  const key = `${loginCachePrefix}resend:${purpose}`
  const [wait, setWait] = useState(() => readWait(key))
  if (wait.key !== key) setWait(readWait(key))
  const seconds = countdownSeconds(wait.deadline, wait.now)
  const running = seconds > 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setWait((wait) => ({ ...wait, now: performance.now() })), 250)
    return () => clearInterval(timer)
  }, [running])

  const start = () => {
    sessionStore.set(key, String(Date.now() + resendSeconds * 1000))
    setWait(readWait(key))
  }
  return { seconds, start }
}
