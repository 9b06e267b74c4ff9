import { loginCachePrefix, sessionStore } from '@mango/client'
import { resendSeconds } from '@mango/contract/account'
import { useEffect, useState } from 'react'
import { countdownSeconds } from './rules.ts'

/** The wait that is stored under a key, as of now. Never more than a full countdown, however the clock was turned. */
function readWait(key: string) {
  const now = performance.now()
  const left = Number(sessionStore.get(key)) - Date.now()
  return { key, now, deadline: now + Math.min(resendSeconds * 1000, left) }
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
