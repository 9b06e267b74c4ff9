import { useClient } from '@mango/client/react'
import { addItem, descriptionLength, itemNameLength, text, updateItem } from '@mango/contract/evaluation'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'
import { Textarea } from '@mango/ui/textarea'
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
  const [name, setName] = useState(edited?.name ?? '')
  const [description, setDescription] = useState(given)
  const [checked, setChecked] = useState(false)
  const missing = name.trim() === ''
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
    if (missing || busy || !(await act(write))) return
    onSaved()
    onClose()
  }
  return (
    <Dialog
      open
      title={edited ? '编辑目录' : text.addChild}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          {parent && <span className="quiet">添加到“{parent.name}”</span>}
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            保存
          </Button>
        </>
      }
    >
      <div className="dialog-fields">
        <Field label="名称" required error={checked && missing ? '请输入名称' : undefined}>
          <Input
            value={name}
            data-autofocus
            maxLength={itemNameLength}
            onChange={setName}
            onEnter={() => void save()}
          />
        </Field>
        <Field label="指导说明">
          <Textarea value={description} onChange={setDescription} rows={4} maxLength={descriptionLength} count />
        </Field>
      </div>
    </Dialog>
  )
}
