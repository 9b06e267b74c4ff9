import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { Button } from '@mango/ui/button'
import { FileButton } from '@mango/ui/file-button'
import { FileMark } from '@mango/ui/file-mark'
import { IconButton } from '@mango/ui/icon-button'
import { UploadList } from '@mango/widget/upload-list'
import { text } from '@mango/contract/lessons'
import { useState, type ReactNode } from 'react'
import type { DraftFile } from './draft.ts'
import type { usePartUploads } from './use-part-uploads.ts'

interface OneFileProps {
  /** 课堂视频 */
  label: string
  extensions: readonly string[]
  file: DraftFile | null
  /** More about the file. */
  facts?: ReactNode
  uploads: ReturnType<typeof usePartUploads>
  deleteQuestion: string
  /** The hour is booked for recording: a file of one's own cancels that. */
  booked: boolean
  onPick: (() => void) | undefined
  onRemove(): void
}

/** The video or the courseware of a lesson: one file, uploaded or from the library. */
export function OneFile(props: OneFileProps) {
  const { label, extensions, file, facts, uploads, deleteQuestion, booked, onPick, onRemove } = props
  const [deleting, setDeleting] = useState(false)
  const [warned, setWarned] = useState<() => void>()
  // Said once: whoever goes on knows it.
  const [knows, setKnows] = useState(false)
  const after = (go: () => void) => (booked && !knows ? setWarned(() => go) : go())
  return (
    <section className="edit-part" aria-label={label}>
      <header className="edit-part-head">
        <h3>{label}</h3>
        <span className="quiet">{extensions.join('、')}</span>
        <span className="edit-part-buttons">
          {onPick && (
            <Button size="s" icon="search" aria-label={`从资源库选${label}`} onClick={() => after(onPick)}>
              从资源库选
            </Button>
          )}
          <FileButton
            size="s"
            name={`选择${label}`}
            accept={uploads.accept}
            before={after}
            onFiles={(files) => void uploads.add(files.slice(0, 1))}
          >
            {file ? '替换' : '上传'}
          </FileButton>
        </span>
      </header>
      {file && (
        <p className="edit-file">
          <FileMark name={file.name} />
          <span className="edit-file-name" title={file.name}>
            {file.name}
          </span>
          {facts}
          <IconButton icon="trash" size="s" label={`删除${label}`} onClick={() => setDeleting(true)} />
        </p>
      )}
      {uploads.queue && <UploadList queue={uploads.queue} onCancelled={uploads.tellCancelled} />}
      <ConfirmDialog
        open={deleting}
        danger
        title={deleteQuestion}
        onClose={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false)
          onRemove()
        }}
      />
      <ConfirmDialog
        open={warned !== undefined}
        title={text.bookedWarning}
        confirmText="继续"
        onClose={() => setWarned(undefined)}
        onConfirm={() => {
          setWarned(undefined)
          setKnows(true)
          warned?.()
        }}
      />
    </section>
  )
}
