import { useClient } from '@mango/client/react'
import { text, updateFileCategory, type Category, type EvaluationFile } from '@mango/contract/evaluation'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { FileMark } from '@mango/ui/file-mark'
import { useNotify } from '@mango/ui/notice'
import { Select } from '@mango/ui/select'
import { useState } from 'react'
import { refreshFiles } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'

interface ChangeCategoryProps {
  file: EvaluationFile
  /** Where it is now. */
  categoryId: number | undefined
  kinds: readonly Category[]
  onClose(): void
}

/** Puts a file into another category. */
export function ChangeCategory({ file, categoryId: before, kinds, onClose }: ChangeCategoryProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  const [categoryId, setCategoryId] = useState(before)
  const give = async (to: number) => {
    await client.send(updateFileCategory, { body: { fileId: file.fileId, categoryId: to } })
    await refreshFiles(client)
  }
  const save = async () => {
    if (categoryId === undefined || !(await act(() => give(categoryId)))) return
    onClose()
    const undo = before !== undefined && { action: { label: '撤销', run: () => void act(() => give(before)) } }
    notify({ kind: 'success', text: text.updated, ...undo })
  }
  return (
    <Dialog
      open
      size="s"
      title={text.changeCategory}
      busy={busy}
      onClose={onClose}
      footer={
        <DialogActions
          busy={busy}
          disabled={categoryId === undefined || categoryId === before}
          onCancel={onClose}
          onConfirm={() => void save()}
        />
      }
    >
      <p className="dialog-file">
        <FileMark name={file.fileName} />
        <b>{file.fileName}</b>
      </p>
      <Field label="资源类别" required>
        <Select
          options={kinds.map((kind) => ({ value: kind.categoryId, label: kind.categoryName }))}
          value={categoryId}
          onChange={setCategoryId}
        />
      </Field>
    </Dialog>
  )
}
