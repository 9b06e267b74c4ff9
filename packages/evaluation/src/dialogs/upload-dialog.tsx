import { useClient } from '@mango/client/react'
import { isPending } from '@mango/client/upload'
import { addFilesToItem, evaluationFileType, permission, text, type Category } from '@mango/contract/evaluation'
import {
  addEvaluationFileToRepo,
  maxFilesPerSelection,
  sizeRefusal,
  text as libraryText,
  type LibraryFile,
  type LinkResource,
} from '@mango/contract/library'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { useFirstInvalid } from '@mango/ui/first-invalid'
import { useNotify, type Notice } from '@mango/ui/notice'
import { Select } from '@mango/ui/select'
import { Tag } from '@mango/ui/tag'
import { UploadTile } from '@mango/ui/upload-tile'
import { LoadFailure } from '@mango/widget/failure'
import type { Picked } from '@mango/widget/library-events'
import { UploadList } from '@mango/widget/upload-list'
import { useUploads } from '@mango/widget/uploads'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { categories, refreshFiles } from '../evaluation.query.ts'
import type { Target } from '../tree/target.ts'
import { useAct } from '../use-act.ts'
import { LibraryButton } from './library-button.tsx'

interface UploadDialogProps {
  subjectId: number
  target: Target
  /** The category of the group it was opened from; its files wait for review. */
  category: Pick<Category, 'categoryId' | 'categoryName'> | undefined
  host: HTMLElement
  onAdded(): void
  onFailed(): void
  onClose(): void
}

interface Registered {
  /** Of the file in the library. */
  readonly id: number
  readonly name: string
}

/** What is told of the files that were sent: some may have been there already. */
const noticeOf = (sent: number, added = sent): Notice =>
  added === 0
    ? { kind: 'warning', text: '所选文件已在此目录下，没有再添加' }
    : { kind: 'success', text: `${text.created}${added < sent ? `另有 ${sent - added} 个文件已在此目录下` : ''}` }

/** Files that are uploaded, or taken from the library, and hung on an item under one category. */
export default function UploadDialog(props: UploadDialogProps) {
  const { subjectId, target, category, host, onAdded, onFailed, onClose } = props
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct(onFailed)
  const all = useQuery(categories(client, subjectId))
  const [categoryId, setCategoryId] = useState(category?.categoryId)
  const form = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  useFirstInvalid(form, refusals)
  const [registered, setRegistered] = useState<readonly Registered[]>([])
  /** The category that the files went to; what the library still uploads goes after them. */
  const sentTo = useRef<number>(undefined)
  const add = (files: readonly Registered[]) =>
    setRegistered((before) => [...before, ...files.filter(({ id }) => !before.some((one) => one.id === id))])

  const uploads = useUploads({
    transfer: async () => (await import('@mango/widget/library-transfer')).libraryTransfer(client, 'evaluation'),
    limits: {
      together: { most: maxFilesPerSelection, refusal: libraryText.tooManyFiles },
      refusal: ({ name, size }) => sizeRefusal(name, size, 'evaluation'),
    },
    inSight: true,
    handsOver: true,
    errorTitle: text.errorTitle,
    host,
    onDone: ({ id, fileName }: LibraryFile) => add([{ id, name: fileName }]),
  })
  const { queue, pending } = uploads

  const register = async ({ name, url }: LinkResource) => {
    const body = { fileName: name, url, needTranscode: false, size: 0, type: evaluationFileType.link }
    try {
      const { data } = await client.send(addEvaluationFileToRepo, { body })
      add([{ id: data.id, name }])
    } catch {
      notify({ kind: 'error', title: text.errorTitle, text: text.linkFailed })
    }
  }
  const take = (picked: Picked) => {
    if (picked.mode === 'link') void register(picked.link)
    else add(picked.files.map(({ id, fileName }) => ({ id, name: fileName })))
  }

  /** What is still on its way would come to nobody. */
  const close = () => {
    for (const { key } of queue?.store.getState().items.filter(isPending) ?? []) queue?.remove(key)
    onClose()
  }
  const attach = (files: readonly Registered[], to: number) =>
    act(async () => {
      const status = category ? permission.pending : permission.private
      const qbotTeachingFileVOList = files.map(({ id }) => ({ fileId: id, permission: status }))
      const body = { categoryId: to, pkgItemId: target.id, qbotTeachingFileVOList }
      const { data } = await client.send(addFilesToItem, { body })
      notify(noticeOf(files.length, data?.added))
      onAdded()
      void refreshFiles(client)
    })
  const save = async () => {
    if (categoryId === undefined || registered.length === 0 || pending > 0) return setRefusals(refusals + 1)
    sentTo.current = categoryId
    if (await attach(registered, categoryId)) onClose()
    else sentTo.current = undefined
  }
  const takeLate = ({ id, fileName }: LibraryFile) => {
    const files = [{ id, name: fileName }]
    if (sentTo.current === undefined) add(files)
    else void attach(files, sentTo.current)
  }
  const options = (all.data?.data ?? []).map((one) => ({ value: one.categoryId, label: one.categoryName }))
  return (
    <Dialog
      open
      title={`上传到“${target.name}”`}
      busy={busy}
      onClose={close}
      footer={
        <>
          <span className="quiet">{category ? '上传后等待审核' : '上传后为私有，可再送审'}</span>
          <DialogActions busy={busy} waiting={pending > 0} onCancel={close} onConfirm={() => void save()} />
        </>
      }
    >
      <div className="dialog-fields" ref={form}>
        <Field
          label="资源类别"
          required
          error={refusals > 0 && categoryId === undefined ? text.categoryMissing : undefined}
        >
          {category ? (
            <span>{category.categoryName}</span>
          ) : (
            <Select options={options} value={categoryId} onChange={setCategoryId} />
          )}
        </Field>
        {!category && <LoadFailure load={all} title="类别没有加载出来" compact />}
        <div>
          <UploadTile
            label="把文件拖到这里，或选择文件"
            hint={`一次最多 ${maxFilesPerSelection} 个，每个不超过 500MB`}
            onFiles={(files) => void uploads.add(files)}
          />
          <LibraryButton onPicked={take} onLate={takeLate} />
        </div>
        {queue && <UploadList queue={queue} onCancelled={uploads.tellCancelled} />}
        <p className="upload-ready" role="status" data-missing={registered.length === 0 || undefined}>
          {registered.length > 0
            ? `将添加 ${registered.length} 个文件`
            : refusals > 0 && pending === 0 && libraryText.nothingSelected}
        </p>
        <p className="upload-names">
          {registered.map(({ id, name }) => (
            <Tag key={id} onRemove={() => setRegistered((before) => before.filter((one) => one.id !== id))}>
              {name}
            </Tag>
          ))}
        </p>
      </div>
    </Dialog>
  )
}
