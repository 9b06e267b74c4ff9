import { useClient } from '@mango/client/react'
import { nameProblem } from '@mango/contract'
import { fileNameLength, renameFile, text, type EvaluationFile } from '@mango/contract/evaluation'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { useNotify } from '@mango/ui/notice'
import { nameParts } from '@mango/widget/file-name'
import { NameField } from '@mango/widget/name-field'
import { useState } from 'react'
import { refreshFiles } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'

interface RenameFileProps {
  file: EvaluationFile
  onClose(): void
}

/** A new name; what follows the last dot stays, in a link's name it is part of it. */
export function RenameFile({ file, onClose }: RenameFileProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  const { base: before, suffix } = nameParts(file)
  const [base, setBase] = useState(before)
  const give = async (fileName: string) => {
    await client.send(renameFile, { query: { fileId: file.fileId, fileName } })
    await refreshFiles(client)
  }
  const save = async () => {
    const done = await act(() => give(`${base.trim()}${suffix}`))
    if (!done) return
    onClose()
    // A name that came with its file may be longer than one that is given.
    const undo = !nameProblem(before, fileNameLength) && {
      action: { label: '撤销', run: () => void act(() => give(file.fileName)) },
    }
    notify({ kind: 'success', text: text.updated, ...undo })
  }
  const wrong = base.trim() === '' ? '请输入名称' : nameProblem(base, fileNameLength)
  const unchanged = `${base.trim()}${suffix}` === file.fileName
  return (
    <Dialog
      open
      size="s"
      title={text.rename}
      busy={busy}
      onClose={onClose}
      footer={
        <DialogActions
          busy={busy}
          disabled={wrong !== undefined || unchanged}
          onCancel={onClose}
          onConfirm={() => void save()}
        />
      }
    >
      <NameField
        label="文件名"
        required
        max={fileNameLength}
        error={wrong}
        hint={`最多 ${fileNameLength} 个字${suffix && '，后缀不变'}`}
        value={base}
        data-autofocus
        suffix={<span className="file-suffix">{suffix}</span>}
        onChange={setBase}
        onEnter={() => {
          if (!wrong && !unchanged && !busy) void save()
        }}
      />
    </Dialog>
  )
}
