import { useClient } from '@mango/client/react'
import { nameProblem, wordsProblem } from '@mango/contract'
import { addItem, descriptionLength, itemNameLength, text, updateItem } from '@mango/contract/evaluation'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { NameField } from '@mango/widget/name-field'
import { TextField } from '@mango/widget/text-field'
import { useUnsaved } from '@mango/widget/unsaved'
import { newPress } from '@mango/widget/press'
import { useState } from 'react'
import { itemNow } from '../evaluation.query.ts'
import { parentIdOf, type Target } from '../tree/target.ts'
import { useAct } from '../use-act.ts'
import { overwriteWarning } from './overwrite-warning.ts'

interface ItemDialogProps {
  subjectId: number
  /** What the new item comes below; without it `edited` is changed. */
  parent?: Target
  edited?: Target
  description?: string
  onSaved(): void
  onFailed(): void
  onClose(): void
}

interface Words {
  readonly name: string
  readonly description: string
}

/** Name and guidance of an item that is added or changed. */
export default function ItemDialog(props: ItemDialogProps) {
  const { subjectId, parent, edited, description: given = '', onSaved, onFailed, onClose } = props
  const client = useClient()
  const { busy, act } = useAct(onFailed)
  /** The item as this person knows it. */
  const [seen, setSeen] = useState<Words>({ name: edited?.name ?? '', description: given })
  const [name, setName] = useState(seen.name)
  const [description, setDescription] = useState(seen.description)
  /** What somebody else wrote meanwhile where this person wrote too. */
  const [theirs, setTheirs] = useState<Partial<Words>>({})
  const rival = (field: keyof Words) => theirs[field] !== undefined && overwriteWarning(theirs[field])
  const [checked, setChecked] = useState(false)
  const [press] = useState(newPress)
  const { close, question } = useUnsaved(name !== seen.name || description !== seen.description, onClose)
  const mine: Words = { name: name.trim(), description: description.trim() }
  const missing = mine.name === ''
  const wrong = nameProblem(name, itemNameLength) ?? wordsProblem(description, descriptionLength)
  const add = ({ id, pkgId }: Target) =>
    client.send(addItem, { body: { ...mine, subjectId, pkgId, parentId: id === pkgId ? 0 : id } }, { press })
  /** What was left as it was stays as somebody else may have made it. @returns false where their words are told first */
  const change = async (target: Target): Promise<boolean> => {
    const { id, pkgId } = target
    const now = { ...seen, ...(await itemNow(client, subjectId, id)) }
    const isMine = (field: keyof Words) => mine[field] !== seen[field]
    const differs = (field: keyof Words) => isMine(field) && now[field] !== seen[field] && now[field] !== mine[field]
    const rivals = {
      ...(differs('name') && { name: now.name }),
      ...(differs('description') && { description: now.description }),
    }
    setTheirs(rivals)
    setSeen({ ...seen, ...rivals })
    if (differs('name') || differs('description')) return false
    const words = {
      name: isMine('name') ? mine.name : now.name,
      description: isMine('description') ? mine.description : now.description,
    }
    await client.send(updateItem, { body: { ...words, id, pkgId, subjectId, parentId: parentIdOf(target) } })
    return true
  }
  const save = async () => {
    setChecked(true)
    if (missing || wrong || busy) return
    let isWritten = true
    const write = async () => {
      if (edited) isWritten = await change(edited)
      else if (parent) await add(parent)
    }
    if (!(await act(write)) || !isWritten) return
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
          error={checked && missing ? '请输入名称' : rival('name')}
          value={name}
          data-autofocus
          onChange={setName}
          onEnter={() => void save()}
        />
        <TextField
          label="指导说明"
          rows={4}
          max={descriptionLength}
          error={rival('description')}
          value={description}
          onChange={setDescription}
        />
      </div>
      {question}
    </Dialog>
  )
}
