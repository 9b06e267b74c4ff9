import { useClient } from '@mango/client/react'
import type { MonitorRecord } from '@mango/contract/study-monitor'
import type { ComponentProps } from '@mango/element'
import { Screen } from '@mango/ui/screen'
import { Widget } from '@mango/widget'
import { lateDialog, latePart } from '@mango/widget/late-part'
import { useView } from '@mango/widget/view'
import { useEffect, useImperativeHandle, useState } from 'react'
import { usePlayer } from './audio/player-context.ts'
import { DailyPage } from './daily-page.tsx'
import type { DialogsProps, OpenDialog } from './dialogs.tsx'
import { HelpFrame } from './help/help-frame.tsx'
import type { HelpStripProps } from './help/help-strip.tsx'
import { ListActions } from './list-actions.tsx'
import type { face } from './monitor-table.face.ts'
import { refreshDays } from './monitor.query.ts'
import { SearchBar } from './search-bar.tsx'
import { monitorView, type MonitorView } from './view.ts'

const Dialogs = lateDialog<DialogsProps>(() => import('./dialogs.tsx'))
const HelpStrip = latePart<HelpStripProps>(
  () => import('./help/help-strip.tsx'),
  () => <HelpFrame />,
)

type MonitorTableProps = ComponentProps<typeof face>

export function MonitorTable(props: MonitorTableProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Monitor {...props} />
    </Widget>
  )
}

function Monitor({ view: given, heading, emit, setProp, ref }: MonitorTableProps) {
  const client = useClient()
  const player = usePlayer()
  const { view, show } = useView(monitorView, { view: given, setProp, emit })
  const [dialog, setDialog] = useState<OpenDialog>()

  /** Shows other days or names from their first page; the same ones are asked for again. */
  const search = (wanted: Pick<MonitorView, 'date' | 'name'>) => {
    const changed = show({ ...wanted, page: 1 })
    if (!changed) void refreshDays(client)
  }
  useImperativeHandle(ref, () => ({ reload: () => void refreshDays(client) }))
  // An element that leaves the page takes its sound along.
  useEffect(() => player.stop, [player])

  const replyTo = (record: MonitorRecord) => setDialog({ kind: 'reply', to: record })
  return (
    <Screen heading={heading} actions={<ListActions onOpen={(kind) => setDialog({ kind })} />}>
      <HelpStrip onPick={({ studentCode }) => search({ date: '', name: studentCode })} />
      <SearchBar key={`${view.date} ${view.name}`} view={view} onSearch={search} />
      <DailyPage
        view={view}
        onPage={(page, replace) => show({ page }, replace)}
        onReset={() => search({ date: '', name: '' })}
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
