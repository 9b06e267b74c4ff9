import { useClient } from '@mango/client/react'
import type { MonitorRecord } from '@mango/contract/study-monitor'
import type { ComponentProps } from '@mango/element'
import { Screen } from '@mango/ui/screen'
import { Widget } from '@mango/widget'
import { useEffect, useImperativeHandle, useMemo, useState } from 'react'
import { usePlayer } from './audio/player-context.ts'
import { DailyPage } from './daily-page.tsx'
import { Dialogs, type OpenDialog } from './dialogs.tsx'
import { ListActions } from './list-actions.tsx'
import type { face } from './monitor-table.face.ts'
import { refreshDays } from './monitor.query.ts'
import { formatView, parseView, type MonitorView } from './rules.ts'
import { SearchBar } from './search-bar.tsx'

type MonitorTableProps = ComponentProps<typeof face>

export function MonitorTable(props: MonitorTableProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Monitor {...props} />
    </Widget>
  )
}

function Monitor({ view: text, heading, emit, setProp, ref }: MonitorTableProps) {
  const client = useClient()
  const player = usePlayer()
  const view = useMemo(() => parseView(text), [text])
  const [dialog, setDialog] = useState<OpenDialog>()

  const show = (change: Partial<MonitorView>, replace = false) => {
    const next = formatView({ ...view, ...change })
    if (next === formatView(view)) return void refreshDays(client)
    setProp('view', next)
    emit('view-change', { view: next, replace })
  }
  useImperativeHandle(ref, () => ({ reload: () => void refreshDays(client) }))
  // An element that leaves the page takes its sound along.
  useEffect(() => player.stop, [player])

  const replyTo = (record: MonitorRecord) => setDialog({ kind: 'reply', to: record })
  return (
    <Screen heading={heading} actions={<ListActions onOpen={(kind) => setDialog({ kind })} />}>
      <SearchBar key={`${view.date} ${view.name}`} view={view} onSearch={(wanted) => show({ ...wanted, page: 1 })} />
      <DailyPage
        view={view}
        onPage={(page, replace) => show({ page }, replace)}
        onReset={() => show({ date: '', name: '', page: 1 })}
        onDetail={(record) => setDialog({ kind: 'student', record })}
        onReply={replyTo}
      />
      {dialog && (
        <Dialogs
          dialog={dialog}
          onClose={() => setDialog(undefined)}
          onSent={(studentId) => emit('message-sent', { studentId })}
        />
      )}
    </Screen>
  )
}
