import { useClient } from '@mango/client/react'
import { nameProblem, wordsProblem } from '@mango/contract'
import { addItem, descriptionLength, itemNameLength, text, updateItem } from '@mango/contract/evaluation'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { NameField } from '@mango/widget/name-field'
import { TextField } from '@mango/widget/text-field'
import { useUnsaved } from '@mango/widget/unsaved'
import { useState } from 'react'
import { parentIdOf, type Target } from '../tree/target.ts'
import { useAct } from '../use-act.ts'

interface ItemDialogProps {
  subjectId: number
  /** What the new item comes below; without it `edited` is changed. */
  parent?: Target
  edited?: Target
  description?: string
  onSaved(): void
  onClose(): void
}

/** Name and guidance of an item that is added or changed. */
export default function ItemDialog(props: ItemDialogProps) {
  const { subjectId, parent, edited, description: given = '', onSaved, onClose } = props
  const client = useClient()
  const { busy, act } = useAct()
  const givenName = edited?.name ?? ''
  const [name, setName] = useState(givenName)
  const [description, setDescription] = useState(given)
  const [checked, setChecked] = useState(false)
  const { close, question } = useUnsaved(name !== givenName || description !== given, onClose)
  const missing = name.trim() === ''
  const wrong = nameProblem(name, itemNameLength) ?? wordsProblem(description, descriptionLength)
  const write = async () => {
    const fields = { name: name.trim(), description: description.trim(), subjectId }
    if (edited)
      await client.send(updateItem, {
        body: { ...fields, id: edited.id, pkgId: edited.pkgId, parentId: parentIdOf(edited) },
      })
    else if (parent)
      await client.send(addItem, {
        body: { ...fields, pkgId: parent.pkgId, parentId: parent.id === parent.pkgId ? 0 : parent.id },
      })
  }
  const save = async () => {
    setChecked(true)
    if (missing || wrong || busy || !(await act(write))) return
    onSaved()
    onClose()
  }
  return (
    <Dialog
      open
      title={edited ? '编辑目录' : text.addChild}
      busy={busy}
      onClose={close}
      footer={
        <>
          {parent && <span className="quiet">添加到“{parent.name}”</span>}
          <DialogActions confirmText="保存" busy={busy} onCancel={onClose} onConfirm={() => void save()} />
        </>
      }
    >
      <div className="dialog-fields">
        <NameField
          label="名称"
          required
          max={itemNameLength}
          error={checked && missing && '请输入名称'}
          value={name}
          data-autofocus
          onChange={setName}
          onEnter={() => void save()}
        />
        <TextField label="指导说明" rows={4} max={descriptionLength} value={description} onChange={setDescription} />
      </div>
      {question}
    </Dialog>
  )
}
