import { useEffect, useEffectEvent, useState } from 'react'
import { useTypingPause } from '../search-input/index.ts'

type Answer<Option> = { words: string; attempt: number; options: readonly Option[]; failed: boolean }

/**
 * Asks once the typing pauses. An answer that a newer question has overtaken is dropped; what was found before stays until the
 * next answer.
 */
export function useRemoteSearch<Option>(
  words: string,
  search: (words: string, signal: AbortSignal) => Promise<readonly Option[]>,
  pause: number,
) {
  const [asked, setAsked] = useState('')
  const [answer, setAnswer] = useState<Answer<Option>>({ words: '', attempt: 0, options: [], failed: false })
  const [attempt, setAttempt] = useState(0)
  const composition = useTypingPause(words, pause, setAsked)
  const ask = useEffectEvent(search)
  useEffect(() => {
    if (asked === '') return
    const gone = new AbortController()
    const keep = (options: readonly Option[], failed: boolean) => {
      if (!gone.signal.aborted) setAnswer({ words: asked, attempt, options, failed })
    }
    ask(asked, gone.signal).then(
      (options) => keep(options, false),
      () => keep([], true),
    )
    return () => gone.abort()
  }, [asked, attempt])
  const answered = answer.words === words && answer.attempt === attempt
  const state = words === '' ? 'idle' : !answered ? 'loading' : answer.failed ? 'failed' : 'found'
  return {
    state,
    options: words === '' ? [] : answer.options,
    askAgain: () => setAttempt(attempt + 1),
    composition,
  } as const
}
