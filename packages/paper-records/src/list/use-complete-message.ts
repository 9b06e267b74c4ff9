import { completeMessage } from '@mango/contract/correction'
import { useEffect, useEffectEvent } from 'react'

/** Hears that a correction is done, from the tab or the frame that it was made in. */
export function useCompleteMessage(hear: () => void) {
  const told = useEffectEvent((event: MessageEvent) => {
    if (event.data === completeMessage) hear()
  })
  useEffect(() => {
    globalThis.addEventListener('message', told)
    return () => globalThis.removeEventListener('message', told)
  }, [])
}
