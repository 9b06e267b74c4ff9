import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** Whether the browser thinks there is a network; false is certain, true is a hope. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
