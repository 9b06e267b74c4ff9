import { useClient } from '@mango/client/react'
import { dialogPageSize } from '@mango/contract/study-monitor'
import { Button } from '@mango/ui/button'
import { DialogEnd } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { ListPager, ListTable, usePagedList } from '@mango/widget/list'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { logPage, type LogScope } from '../talk.query.ts'
import { isMiss } from '../rules.ts'
import { logColumns, type LogRow } from './log-columns.tsx'
import { useNextMiss } from './use-next-miss.ts'

interface LogListProps {
  scope: LogScope
  intentType: 0 | 1 | null
  /** Names the student in each row. */
  named: boolean
}

const edge = (row: LogRow) => (isMiss(row) ? 'red' : undefined)

/** Utterances with their recordings. The key N goes to the next one that was not understood, over pages too. */
export function LogList({ scope, intentType, named }: LogListProps) {
  const client = useClient()
  const frame = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const query = useQuery(logPage(client, scope, intentType, page))
  const list = usePagedList(query, { page, pageSize: dialogPageSize, onPage: setPage })
  const rows = list.rows.map((entry, index) => ({ ...entry, key: `${page} ${index}` }))
  const miss = useNextMiss({ scope, intentType, page, pages: list.pages, setPage })
  const chosen = miss.current && `${miss.current.page} ${miss.current.index}`

  useEffect(() => {
    if (chosen === undefined || query.isPlaceholderData) return
    const row = frame.current?.querySelector<HTMLElement>('.row[data-selected]')
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('.play')?.focus({ preventScroll: true })
  }, [chosen, query.isPlaceholderData])

  const findMiss = miss.find
  useEffect(() => {
    const dialog = frame.current?.closest('dialog')
    const press = (event: KeyboardEvent) => {
      const [target] = event.composedPath()
      if (target instanceof Element && target.matches('input, textarea, select')) return
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      void findMiss()
    }
    dialog?.addEventListener('keydown', press)
    return () => dialog?.removeEventListener('keydown', press)
  }, [findMiss])

  return (
    <div className="log-list" ref={frame}>
      <ListTable
        list={{ ...list, rows }}
        label="语音记录"
        columns={named ? logColumns.named : logColumns.plain}
        rowKey={(row) => row.key}
        accent={edge}
        selected={new Set(chosen === undefined ? [] : [chosen])}
        empty={<EmptyState text="没有语音记录" />}
      />
      <DialogEnd className="list-foot">
        <Button size="s" icon="arrow-down" busy={miss.finding} aria-keyshortcuts="n" onClick={() => void findMiss()}>
          下一条未命中（N）
        </Button>
        <ListPager list={list} ends short />
      </DialogEnd>
    </div>
  )
}
