import { useClient } from '@mango/client/react'
import { deleteFile, text, type EvaluationFile } from '@mango/contract/evaluation'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useNotify } from '@mango/ui/notice'
import { refreshFiles } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'

interface DeleteFileProps {
  file: EvaluationFile
  onDeleted(file: EvaluationFile): void
  onClose(): void
}

/** Asks, and deletes. */
export function DeleteFile({ file, onDeleted, onClose }: DeleteFileProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  const remove = async () => {
    const done = await act(() => client.send(deleteFile, { query: { fileId: file.fileId } }))
    onClose()
    if (!done) return
    onDeleted(file)
    notify({ kind: 'success', text: text.deleted })
    await refreshFiles(client)
  }
  return (
    <ConfirmDialog
      open
      danger
      title={text.deleteFileQuestion}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{file.fileName}</p>
      <p>{text.restorable}</p>
    </ConfirmDialog>
  )
}
