import { useEffect, useState } from 'react'
import { chinaTime } from './china-time.ts'

const step = 20_000

/** The time in China, which goes on while somebody looks. */
export function useNow(): string {
  const [now, setNow] = useState(() => chinaTime(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setNow(chinaTime(new Date())), step)
    return () => clearInterval(timer)
  }, [])
  return now
}
