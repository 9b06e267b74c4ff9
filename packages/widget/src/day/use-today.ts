import { useSyncExternalStore } from 'react'
import { dayInChina } from './day-name.ts'

const step = 20_000
const hearClock = (tell: () => void) => {
  const timer = setInterval(tell, step)
  return () => clearInterval(timer)
}

/** Today in China, also behind a midnight that passes while somebody looks. */
export const useToday = (): string => useSyncExternalStore(hearClock, () => dayInChina(Date.now()))
