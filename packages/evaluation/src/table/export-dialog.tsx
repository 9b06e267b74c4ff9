import { useClient } from '@mango/client/react'
import type { Subject } from '@mango/contract/subjects'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { useNotify } from '@mango/ui/notice'
import { targets } from '../evaluation.query.ts'
import { takeAway } from '../files/take-away.ts'
import { useAct } from '../use-act.ts'
import { exportRows } from './export-rows.ts'
import { writeRows } from './table-work.ts'

interface ExportDialogProps {
  subject: Subject
  onClose(): void
}

function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  takeAway(address, name)
  // A browser may ask first where to, and reads it only then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The whole tree of a subject as a table that can be changed and imported again. */
export default function ExportDialog({ subject, onClose }: ExportDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  const write = async () => {
    const { data } = await client.queries.fetchQuery({ ...targets(client, subject.id), staleTime: 0 })
    const file = await writeRows(exportRows(data))
    if (!file) return notify({ kind: 'error', text: '表格没有生成，请重试' })
    save(file, `${subject.name}评价指标.xlsx`)
    notify({ kind: 'success', text: `已导出 ${data.length} 个指标` })
    onClose()
  }
  return (
    <Dialog
      open
      size="s"
      title="导出表格"
      busy={busy}
      onClose={onClose}
      footer={
        <DialogActions
          confirmText="导出"
          icon="download"
          busy={busy}
          onCancel={onClose}
          onConfirm={() => void act(write)}
        />
      }
    >
      <p>导出“{subject.name}”的全部评价指标。表格与导入模板的格式相同，修改后可以再次导入。</p>
    </Dialog>
  )
}
