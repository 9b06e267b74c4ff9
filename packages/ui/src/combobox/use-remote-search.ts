import { useEffect, useEffectEvent, useState } from 'react'

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
  const [answer, setAnswer] = useState<Answer<Option>>({ words: '', attempt: 0, options: [], failed: false })
  const [attempt, setAttempt] = useState(0)
  const ask = useEffectEvent(search)
  // Whoever presses for another attempt has waited enough.
  const waitOf = useEffectEvent(() => (attempt > answer.attempt ? 0 : pause))
  useEffect(() => {
    if (words === '') return
    const gone = new AbortController()
    const keep = (options: readonly Option[], failed: boolean) => {
      if (!gone.signal.aborted) setAnswer({ words, attempt, options, failed })
    }
    const timer = setTimeout(() => {
      ask(words, gone.signal).then(
        (options) => keep(options, false),
        () => keep([], true),
      )
    }, waitOf())
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [words, attempt])
  const answered = answer.words === words && answer.attempt === attempt
  const state = words === '' ? 'idle' : !answered ? 'loading' : answer.failed ? 'failed' : 'found'
  return {
    state,
    options: words === '' ? [] : answer.options,
    askAgain: () => setAttempt(attempt + 1),
  } as const
}
