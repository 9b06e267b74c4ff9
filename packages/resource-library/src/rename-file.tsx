import { useClient } from '@mango/client/react'
import { renameLibraryFile } from '@mango/contract/library'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'
import { useNotify } from '@mango/ui/notice'
import { nameParts, newName } from '@mango/widget/file-name'
import { useState } from 'react'
import type { FileDialogProps } from './file-actions.tsx'
import { useChange } from './use-change.ts'

/** A new name; what follows a file's last dot stays. */
export function RenameFile({ file, variant, library, onClose }: FileDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, change } = useChange(variant)
  const { base: before, suffix } = nameParts(file)
  const [base, setBase] = useState(before)
  const { fileName, wrong } = newName(base, suffix)
  const give = async (name: string) => {
    await client.send(renameLibraryFile, { body: { fileId: file.id, fileName: name } })
    library.replace({ ...file, fileName: name })
  }
  const save = async () => {
    if (wrong || busy) return
    if (fileName === file.fileName) return onClose()
    if (!(await change(() => give(fileName)))) return
    onClose()
    const undo = () => void change(() => give(file.fileName))
    notify({ kind: 'success', text: `已重命名为“${fileName}”`, action: { label: '撤销', run: undo } })
  }
  return (
    <Dialog
      open
      size="s"
      title="重命名"
      busy={busy}
      onClose={onClose}
      footer={
        <DialogActions busy={busy} disabled={wrong !== undefined} onCancel={onClose} onConfirm={() => void save()} />
      }
    >
      <Field label="文件名" required error={wrong} hint={suffix && `后缀 ${suffix} 不变`}>
        <Input value={base} data-autofocus suffix={suffix} onChange={setBase} onEnter={() => void save()} />
      </Field>
    </Dialog>
  )
}
