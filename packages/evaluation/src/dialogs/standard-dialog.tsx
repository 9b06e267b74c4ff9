import { useClient } from '@mango/client/react'
import { wordsProblem } from '@mango/contract'
import {
  getStandards,
  itemNameLength,
  maxStandards,
  saveStandards,
  text,
  type Standard,
} from '@mango/contract/evaluation'
import { Button } from '@mango/ui/button'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { IconButton } from '@mango/ui/icon-button'
import { useNotify } from '@mango/ui/notice'
import { Select } from '@mango/ui/select'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { LineField } from '@mango/widget/line-field'
import { useUnsaved } from '@mango/widget/unsaved'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { standards } from '../evaluation.query.ts'
import type { Target } from '../tree/target.ts'
import { useAct } from '../use-act.ts'
import { overwriteWarning } from './overwrite-warning.ts'

interface StandardDialogProps {
  packages: readonly Target[]
  /** The package that is shown first. */
  first: number
  onClose(): void
}

type Entry = { id?: number; name: string }

/** What each score means: its place in the list. Entries come and go at the end. */
export default function StandardDialog({ packages, first, onClose }: StandardDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  const [pkgId, setPkgId] = useState(first)
  const query = useQuery(standards(client, pkgId))
  const stored = useKeptAnswer(query, '评价标准没有刷新')?.data
  const [draft, setDraft] = useState<readonly Entry[]>()
  /** The standard that the draft was made of, or as it was told since. */
  const [seen, setSeen] = useState<readonly Standard[]>()
  /** What is seen is what somebody else has made of it meanwhile. */
  const [isTheirs, setTheirs] = useState(false)
  const [checked, setChecked] = useState(false)
  const { close, leaveBy, question } = useUnsaved(draft !== undefined, onClose)
  const known = seen ?? stored ?? []
  const entries: readonly Entry[] = draft ?? stored ?? []
  const isFull = entries.length >= maxStandards
  const fullId = useId()
  const change = (next: readonly Entry[]) => {
    setDraft(next)
    setSeen(known)
  }
  const set = (at: number, name: string) => change(entries.map((one, index) => (index === at ? { ...one, name } : one)))
  /** @returns false where what somebody else wrote is told first */
  const write = async (): Promise<boolean> => {
    const { data: now } = await client.send(getStandards, { query: { pkgId } })
    const isKnown = sameNames(now, known) || sameNames(now, entries)
    setTheirs(!isKnown)
    setSeen(now)
    if (!isKnown) return false
    await client.send(saveStandards, {
      body: { pkgId, items: entries.map(({ id, name }) => ({ id: id ?? null, name: name.trim() })) },
    })
    return true
  }
  const save = async () => {
    setChecked(true)
    if (entries.some(({ name }) => name.trim() === '' || wordsProblem(name, itemNameLength))) return
    let isWritten = false
    const isDone = await act(async () => {
      isWritten = await write()
    })
    if (!isDone || !isWritten) return
    notify({ kind: 'success', text: text.updated })
    onClose()
    await client.queries.invalidateQueries({ queryKey: standards(client, pkgId).queryKey })
  }
  return (
    <Dialog
      open
      title={text.standard}
      busy={busy}
      onClose={close}
      footer={
        <>
          <span className="quiet">只能删除最后一级</span>
          <DialogActions
            confirmText="保存"
            busy={busy}
            disabled={!stored}
            onCancel={onClose}
            onConfirm={() => void save()}
          />
        </>
      }
    >
      {packages.length > 1 && (
        <Field label="指标包" inline>
          <Select
            options={packages.map(({ id, name }) => ({ value: id, label: name }))}
            value={pkgId}
            onChange={(id) =>
              leaveBy(() => {
                setPkgId(id)
                setDraft(undefined)
                setSeen(undefined)
                setTheirs(false)
                setChecked(false)
              })
            }
          />
        </Field>
      )}
      {stored ? (
        <Entries {...{ entries, checked, set }} onRemove={() => change(entries.slice(0, -1))} />
      ) : query.error ? (
        <LoadFailure load={query} title="评价标准没有加载出来" />
      ) : (
        <Skeleton lines={5} />
      )}
      <div className="standards-more">
        <Button
          variant="text"
          icon="plus"
          disabled={!stored || isFull}
          aria-describedby={fullId}
          onClick={() => change([...entries, { name: '' }])}
        >
          添加一级
        </Button>
        <span id={fullId} className="quiet" role="status">
          {isFull && `最多 ${maxStandards} 级`}
        </span>
      </div>
      {isTheirs && (
        <p className="standards-theirs" role="alert">
          {overwriteWarning(known.map(({ name }) => name).join('、'))}
        </p>
      )}
      {question}
    </Dialog>
  )
}

const sameNames = (one: readonly Entry[], other: readonly Entry[]) =>
  one.length === other.length && one.every(({ name }, score) => name === other[score]?.name)

/** An entry that was just added is written next. */
const write = (field: HTMLInputElement | null) => field?.focus()

interface EntriesProps {
  entries: readonly (Entry | Standard)[]
  checked: boolean
  set(at: number, name: string): void
  onRemove(): void
}
const Entries = ({ entries, checked, set, onRemove }: EntriesProps) => (
  <ol className="standards" aria-label={text.standard}>
    {entries.map(({ name }, score) => (
      <li key={score}>
        <span className="standard-score num">{score}</span>
        <LineField
          aria-label={`${score} 分的说明`}
          hint=""
          max={itemNameLength}
          error={checked && name.trim() === '' && '请输入说明'}
          ref={name === '' ? write : null}
          value={name}
          onChange={(next) => set(score, next)}
        />
        {score === entries.length - 1 && (
          <IconButton icon="trash" variant="text-danger" label={`删除 ${score} 分`} onClick={onRemove} />
        )}
      </li>
    ))}
  </ol>
)
