import { useClient } from '@mango/client/react'
import type { MonitorRecord } from '@mango/contract/study-monitor'
import type { ComponentProps } from '@mango/element'
import { Screen } from '@mango/ui/screen'
import { Skeleton } from '@mango/ui/skeleton'
import { Widget } from '@mango/widget'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import { useView } from '@mango/widget/view'
import { useImperativeHandle, useState } from 'react'
import { DailyPage } from './daily-page.tsx'
import type { DialogsProps, OpenDialog } from './dialogs.tsx'
import { HelpFrame } from './help/help-frame.tsx'
import type { HelpStripProps } from './help/help-strip.tsx'
import { ListActions } from './list-actions.tsx'
import type { face } from './monitor-table.face.ts'
import { refreshDays } from './monitor.query.ts'
import type { MorePanelProps } from './more/more-panel.tsx'
import { SearchBar } from './search-bar.tsx'
import { monitorView, type MonitorView } from './view.ts'

const Dialogs = lateDialog<DialogsProps>(() => import('./dialogs.tsx'))
const MorePanel = latePart<MorePanelProps>(
  () => import('./more/more-panel.tsx'),
  () => <Skeleton height={36} />,
)
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
  const { view, show } = useView(monitorView, { view: given, setProp, emit })
  const [dialog, setDialog] = useState<OpenDialog>()

  const [opened, setOpened] = useState<boolean>()
  const further = [view.classId, view.from || view.to].filter(Boolean).length
  // What a link filters by is in sight.
  const more = opened ?? further > 0

  /** Shows other days or names from their first page; the same ones are asked for again. */
  const search = (wanted: Partial<MonitorView>) => {
    const changed = show({ ...wanted, page: 1 })
    if (!changed) void refreshDays(client)
  }
  const reset = () => search(monitorView.first)
  useImperativeHandle(ref, () => ({ reload: () => void refreshDays(client) }))

  const replyTo = (record: MonitorRecord) => setDialog({ kind: 'reply', to: record })
  return (
    <Screen heading={heading} actions={<ListActions onOpen={(kind) => setDialog({ kind })} />}>
      <HelpStrip
        classId={view.classId}
        onPick={({ studentCode }) => search({ date: '', from: '', to: '', name: studentCode })}
      />
      <SearchBar
        view={view}
        more={more}
        further={further}
        onMore={() => setOpened(!more)}
        onSearch={(wanted) => search(wanted.date ? { ...wanted, from: '', to: '' } : wanted)}
        onReset={reset}
      />
      {more && <MorePanel view={view} onFilter={search} />}
      <DailyPage
        view={view}
        onPage={(page, replace) => show({ page }, replace)}
        onReset={reset}
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
