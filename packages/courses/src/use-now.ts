import { platformTime } from '@mango/contract/platform-time'
import { useEffect, useState } from 'react'

const step = 20_000

/** The time in China, which goes on while somebody looks. */
export function useNow(): string {
  const [now, setNow] = useState(() => platformTime(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setNow(platformTime(new Date())), step)
    return () => clearInterval(timer)
  }, [])
  return now
}
