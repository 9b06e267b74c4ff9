import { useClient } from '@mango/client/react'
import { nameProblem, wordsProblem } from '@mango/contract'
import {
  categoryNameLength,
  createCategory,
  deleteCategory,
  descriptionLength,
  text,
  updateCategory,
  type Category,
} from '@mango/contract/evaluation'
import type { Subject } from '@mango/contract/subjects'
import { Button } from '@mango/ui/button'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { Dialog } from '@mango/ui/dialog'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { LineField } from '@mango/widget/line-field'
import { NameField } from '@mango/widget/name-field'
import { newPress } from '@mango/widget/press'
import { useUnsaved } from '@mango/widget/unsaved'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { categories, refreshCategories } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'

interface CategoryDialogProps {
  subject: Subject
  /** With the files that were in it. */
  onDeleted(): void
  onClose(): void
}

/** What is being written: a category that is there, or (0) a new one. */
interface Draft {
  readonly categoryId: number
  readonly name: string
  readonly description: string
  readonly press: string
}

/** The categories of a subject, changed in their rows. */
export default function CategoryDialog({ subject, onDeleted, onClose }: CategoryDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  const query = useQuery(categories(client, subject.id))
  const all = useKeptAnswer(query, '类别没有刷新')?.data
  const [draft, setDraft] = useState<Draft>()
  const [deleting, setDeleting] = useState<Category>()
  const drafted = all?.find(({ categoryId }) => categoryId === draft?.categoryId)
  const isChanged =
    draft !== undefined &&
    (draft.name !== (drafted?.categoryName ?? '') || draft.description !== (drafted?.categoryDesc ?? ''))
  const { close, question } = useUnsaved(isChanged, onClose)

  const run = async (work: () => Promise<unknown>, done: string) => {
    const isDone = await act(work)
    if (isDone) notify({ kind: 'success', text: done })
    // What is refused may have been changed by somebody else.
    await refreshCategories(client)
    return isDone
  }
  const save = async ({ categoryId, name, description, press }: Draft) => {
    const fields = { categoryName: name.trim(), categoryDesc: description.trim(), subjectId: subject.id }
    const isNew = categoryId === 0
    const write = () =>
      isNew
        ? client.send(createCategory, { body: fields }, { press })
        : client.send(updateCategory, { body: { categoryId, ...fields } })
    if (await run(write, isNew ? text.created : text.updated)) setDraft(undefined)
  }
  const remove = async ({ categoryId }: Category) => {
    if (await run(() => client.send(deleteCategory, { body: { categoryId } }), text.deleted)) onDeleted()
    setDeleting(undefined)
  }
  const row = { draft, busy, onDraft: setDraft, onSave: (one: Draft) => void save(one) }

  return (
    <Dialog
      open
      title={text.categoryDefinition}
      size="l"
      toolbar={<span className="quiet">{subject.name}</span>}
      onClose={close}
    >
      {!all ? (
        query.error ? (
          <LoadFailure load={query} title="类别没有加载出来" />
        ) : (
          <Skeleton lines={4} />
        )
      ) : (
        <table className="categories" aria-label="资源类别">
          <thead>
            <tr>
              <th scope="col">序号</th>
              <th scope="col">名称</th>
              <th scope="col">说明</th>
              <th scope="col">操作</th>
            </tr>
          </thead>
          <tbody>
            {all.map((category, at) => (
              <CategoryRow
                key={category.categoryId}
                number={at + 1}
                category={category}
                onDelete={() => setDeleting(category)}
                {...row}
              />
            ))}
            {/* A new one, or one that somebody else deleted while it was written. */}
            {draft && !drafted && <DraftRow number={all.length + 1} {...row} draft={draft} />}
          </tbody>
        </table>
      )}
      {all?.length === 0 && !draft && <p className="quiet">还没有类别</p>}
      <Button
        variant="text"
        icon="plus"
        disabled={!all || draft !== undefined}
        onClick={() => setDraft({ categoryId: 0, name: '', description: '', press: newPress() })}
      >
        {text.addCategory}
      </Button>
      {deleting && (
        <ConfirmDialog
          open
          danger
          title={text.deleteCategoryQuestion}
          busy={busy}
          onConfirm={() => void remove(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          <p>类别“{deleting.categoryName}”</p>
          <p>{text.categoryRestorable}</p>
        </ConfirmDialog>
      )}
      {question}
    </Dialog>
  )
}

interface RowProps {
  number: number
  draft: Draft | undefined
  busy: boolean
  onDraft(draft: Draft | undefined): void
  onSave(draft: Draft): void
}

function CategoryRow(props: RowProps & { category: Category; onDelete(): void }) {
  const { category, number, draft, onDraft, onDelete } = props
  const { categoryId, categoryName, categoryDesc } = category
  if (draft?.categoryId === categoryId) return <DraftRow {...props} draft={draft} />
  const edit = () => onDraft({ categoryId, name: categoryName, description: categoryDesc, press: newPress() })
  return (
    <tr>
      <td className="num">{number}</td>
      <th scope="row">{categoryName}</th>
      <td>{categoryDesc}</td>
      <td>
        <Button
          variant="text"
          size="s"
          aria-label={`编辑 ${categoryName}`}
          disabled={draft !== undefined}
          onClick={edit}
        >
          编辑
        </Button>
        <Button
          variant="text-danger"
          size="s"
          aria-label={`删除 ${categoryName}`}
          disabled={draft !== undefined}
          onClick={onDelete}
        >
          删除
        </Button>
      </td>
    </tr>
  )
}

function DraftRow({ number, draft, busy, onDraft, onSave }: RowProps & { draft: Draft }) {
  const wrong = nameProblem(draft.name, categoryNameLength) ?? wordsProblem(draft.description, descriptionLength)
  const ready = draft.name.trim() !== '' && !wrong && !busy
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const enter = () => ready && onSave(draft)
  return (
    <tr data-draft>
      <td className="num">{number}</td>
      <td colSpan={3}>
        <div className="category-draft">
          <NameField
            aria-label="类别名称"
            hint=""
            placeholder="名称"
            ref={field}
            max={categoryNameLength}
            value={draft.name}
            onChange={(name) => onDraft({ ...draft, name })}
            onEnter={enter}
          />
          <LineField
            aria-label="类别说明"
            hint=""
            placeholder="说明（选填）"
            max={descriptionLength}
            value={draft.description}
            onChange={(description) => onDraft({ ...draft, description })}
            onEnter={enter}
          />
          <span>
            <Button variant="text" size="s" onClick={() => onDraft(undefined)}>
              取消
            </Button>
            <Button variant="primary" size="s" disabled={!ready} onClick={() => onSave(draft)}>
              保存
            </Button>
          </span>
        </div>
      </td>
    </tr>
  )
}
