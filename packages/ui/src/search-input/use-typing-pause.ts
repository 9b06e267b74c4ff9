import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Tells what is typed once the typing pauses; not the letters that Chinese characters are made of.
 *
 * @param milliseconds of silence that are a pause
 * @returns what the field that is typed into must be given
 */
export function useTypingPause(typed: string, milliseconds: number, onPause: (typed: string) => void) {
  const [composing, setComposing] = useState(false)
  const tell = useEffectEvent(onPause)
  useEffect(() => {
    if (composing) return undefined
    const pause = setTimeout(() => tell(typed), milliseconds)
    return () => clearTimeout(pause)
  }, [typed, milliseconds, composing])
  return { onCompositionStart: () => setComposing(true), onCompositionEnd: () => setComposing(false) }
}
