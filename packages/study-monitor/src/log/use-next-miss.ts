import { useClient } from '@mango/client/react'
import { detailList, type LogEntry } from '@mango/contract/study-monitor'
import { useNotify } from '@mango/ui/notice'
import { useCallback, useEffect, useRef, useState } from 'react'
import { logAnswer, type LogScope } from '../talk.query.ts'
import { nextMissIn } from '../rules.ts'

interface ShownLog {
  scope: LogScope
  intentType: 0 | 1 | null
  page: number
  pages: number
  entries: readonly LogEntry[]
  setPage(page: number): void
}

/** Where the next utterance is that was not understood: on the shown page, or on one of those behind it. */
export function useNextMiss(shown: ShownLog) {
  const client = useClient()
  const notify = useNotify()
  const [current, setCurrent] = useState<{ page: number; index: number }>()
  const [finding, setFinding] = useState(false)
  const latest = useRef({ shown, current, left: false })
  useEffect(() => {
    latest.current = { shown, current, left: false }
  })
  useEffect(() => () => void (latest.current.left = true), [])

  const find = useCallback(async () => {
    const { scope, intentType, page, pages, entries, setPage } = latest.current.shown
    const from = latest.current.current
    const here = nextMissIn(entries, from?.page === page ? from.index : -1)
    if (here >= 0) return setCurrent({ page, index: here })
    setFinding(true)
    try {
      for (let later = page + 1; later <= pages && !latest.current.left; later++) {
        const answer = await client.queries.fetchQuery(logAnswer(client, scope, intentType, later))
        const index = nextMissIn(detailList.paging.read(answer).rows, -1)
        if (index < 0) continue
        setPage(later)
        return setCurrent({ page: later, index })
      }
      notify({ kind: 'info', text: '后面没有未命中的记录了' })
    } catch {
      notify({ kind: 'error', text: '没有加载出后面的记录，请重试' })
    } finally {
      setFinding(false)
    }
  }, [client, notify])
  return { current, finding, find }
}
