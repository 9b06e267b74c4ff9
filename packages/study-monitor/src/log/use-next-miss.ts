import { useClient } from '@mango/client/react'
import { detailList } from '@mango/contract/study-monitor'
import { useNotify } from '@mango/ui/notice'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { logAnswer, type LogScope } from '../talk.query.ts'
import { nextMissIn } from '../rules.ts'

interface ShownLog {
  scope: LogScope
  intentType: 0 | 1 | null
  page: number
  pages: number
  setPage(page: number): void
}

/** Where the next utterance is that was not understood: on the shown page, or on one of those behind it. */
export function useNextMiss(shown: ShownLog) {
  const client = useClient()
  const notify = useNotify()
  const [current, setCurrent] = useState<{ page: number; index: number }>()
  const [finding, setFinding] = useState(false)
  const latest = useRef({ shown, current, left: false })
  // As soon as it is seen: the next press may come at once.
  useLayoutEffect(() => {
    latest.current = { shown, current, left: false }
  })
  useEffect(() => () => void (latest.current.left = true), [])

  const find = useCallback(async () => {
    const { scope, intentType, page: from, pages, setPage } = latest.current.shown
    const last = latest.current.current
    setFinding(true)
    try {
      for (let page = from; page <= pages; page++) {
        const wish = logAnswer(client, scope, intentType, page)
        // The shown page as it is shown, the later ones as they are by now.
        const answer = await (page === from ? client.queries.ensureQueryData(wish) : client.queries.fetchQuery(wish))
        if (latest.current.left) return
        const index = nextMissIn(detailList.paging.read(answer).rows, page === last?.page ? last.index : -1)
        if (index < 0) continue
        setPage(page)
        setCurrent({ page, index })
        return
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
