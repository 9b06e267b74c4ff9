import { useClient } from '@mango/client/react'
import { deleteLibraryFile, getLibraryFileUses, restoreLibraryFile, type LibraryFileUse } from '@mango/contract/library'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { FileDialogProps } from './file-actions.tsx'
import { useChange } from './use-change.ts'

/** Says what uses the file, asks, and deletes; for a while it can be undone. */
export function DeleteFile({ file, variant, library, onClose }: FileDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, change } = useChange(variant)
  const body = { fileId: file.id }
  const remove = async () => {
    if (!(await change(() => client.send(deleteLibraryFile, { body })))) return
    library.unpick(file)
    onClose()
    const undo = () => void change(() => client.send(restoreLibraryFile, { body }))
    notify({ kind: 'success', text: `已删除“${file.fileName}”`, action: { label: '撤销', run: undo } })
  }
  return (
    <ConfirmDialog
      open
      danger
      title="删除这个文件？"
      confirmText="删除"
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{file.fileName}</p>
      <Uses fileId={file.id} />
    </ConfirmDialog>
  )
}

const nameOf = ({ kind, name }: LibraryFileUse) => `${kind === 'lesson' ? '课堂' : '课程评价'}“${name}”`

function Uses({ fileId }: { fileId: number }) {
  const client = useClient()
  const { data, isPending, isError } = useQuery(client.query(getLibraryFileUses, { query: { fileId } }))
  if (isPending) return <Skeleton />
  if (isError) return <p>没有查到哪些地方在使用它；正在使用的地方不受影响。</p>
  if (data.total === 0) return <p>没有课堂或课程评价在使用它。</p>
  const names = data.data.map(nameOf).join('、')
  return (
    <p>
      {data.total} 处正在使用：{names}
      {data.total > data.data.length && ' 等'}。删除后这些地方仍可使用，资源库里不再列出。
    </p>
  )
}
