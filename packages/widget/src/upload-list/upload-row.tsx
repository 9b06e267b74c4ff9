import { isPending, isRenamable, uploadStatus, type KnownChoice, type UploadItem } from '@mango/client/upload'
import { text } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { IconButton } from '@mango/ui/icon-button'
import { Progress } from '@mango/ui/progress'
import { memo, useRef, useState } from 'react'
import { KnownRow } from './known-row.tsx'
import { remaining } from './remaining.ts'
import { RenameUpload } from './rename-upload.tsx'

interface UploadRowProps {
  item: UploadItem
  onRetry(item: UploadItem): void
  onRemove(item: UploadItem): void
  onRename(item: UploadItem, fileName: string): void
  onChoose(item: UploadItem, choice: KnownChoice): void
}

/** One upload with its state; only the row whose item changed is drawn again. */
export const UploadRow = memo(function UploadRow({ item, onRetry, onRemove, onRename, onChoose }: UploadRowProps) {
  const { status, fileName, known } = item
  const ended = status === uploadStatus.succeeded || status === uploadStatus.failed
  const [renaming, setRenaming] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const endRenaming = () => {
    setRenaming(false)
    // The field takes the focus along.
    requestAnimationFrame(() => edit.current?.focus())
  }
  if (known && isPending(item)) return <KnownRow {...{ item, known, onChoose }} />
  if (renaming && isRenamable(item))
    return (
      <li className="upload-row">
        <RenameUpload item={item} onRename={onRename} onClose={endRenaming} />
      </li>
    )
  return (
    <li className="upload-row" data-status={status}>
      <span className="upload-file">
        <span className="upload-name" title={fileName}>
          {fileName}
        </span>
        {isRenamable(item) && (
          <IconButton ref={edit} icon="edit" size="s" label={`改名 ${fileName}`} onClick={() => setRenaming(true)} />
        )}
      </span>
      <UploadState item={item} />
      <span className="upload-actions">
        {status === uploadStatus.failed && (
          <Button variant="text" size="s" onClick={() => onRetry(item)} aria-label={`重试 ${fileName}`}>
            重试
          </Button>
        )}
        <Button
          className="upload-remove"
          variant={ended ? 'text' : 'text-danger'}
          size="s"
          onClick={() => onRemove(item)}
          aria-label={`${ended ? '移除' : '取消'} ${fileName}`}
        >
          {ended ? '移除' : '取消'}
        </Button>
      </span>
    </li>
  )
})

function UploadState({ item: { status, step, progress, secondsLeft, reason, fileName } }: { item: UploadItem }) {
  if (status === uploadStatus.waiting) return <span className="upload-state">等待中</span>
  if (status === uploadStatus.succeeded) return <span className="upload-state">上传成功</span>
  if (status === uploadStatus.failed) {
    return (
      <span className="upload-state" title={reason}>
        {text.uploadFailed}
        {reason && <span className="upload-reason"> · {reason}</span>}
      </span>
    )
  }
  const percent = Math.floor(progress * 100)
  const words = {
    sending: `${[`${percent}%`, ...remaining(secondsLeft)].join(' · ')}`,
    saving: '正在保存',
    registering: '正在入库',
  }
  return (
    <span className="upload-state">
      <Progress label={`${fileName} 上传进度`} value={percent} text={words[step]} />
    </span>
  )
}
