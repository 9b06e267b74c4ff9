import { fileTypeName, formatFileSize, type LibraryFile } from '@mango/contract/library'
import { Checkbox } from '@mango/ui/checkbox'
import { memo, type KeyboardEvent } from 'react'
import { FileThumbnail } from './file-thumbnail.tsx'
import { FileButtons } from './file-buttons.tsx'

export interface FileRowProps {
  file: LibraryFile
  picked: boolean
  /** Radio-like: the mark is drawn the same, but another pick replaces it. */
  onToggle(file: LibraryFile): void
  onPreview(file: LibraryFile): void
  /** Asks what else can be done with it, beside the button. */
  onMore(file: LibraryFile, button: HTMLElement): void
}

/** `11-18 16:20` of this year, `2025-11-18` of another. */
const shortTime = (createTime: string) =>
  createTime.startsWith(String(new Date().getFullYear())) ? createTime.slice(5, 16) : createTime.slice(0, 10)

/** One file of the library. */
export const FileRow = memo(function FileRow({ file, picked, onToggle, onPreview, onMore }: FileRowProps) {
  return (
    <li className="file-row" data-picked={picked || undefined}>
      <Checkbox checked={picked} onChange={() => onToggle(file)} onKeyDown={moveByArrows}>
        <FileThumbnail file={file} />
        <span className="file-name" title={file.fileName}>
          {file.fileName}
        </span>
      </Checkbox>
      <span className="file-type" data-waiting={file.transcoding || undefined} title={file.note || undefined}>
        {file.transcoding ? '转码中' : fileTypeName(file.type)}
      </span>
      <span className="file-size">{formatFileSize(file.size)}</span>
      <span className="file-owner" title={file.ownerName}>
        {file.ownerName}
      </span>
      <time className="file-time" dateTime={file.createTime.replace(' ', 'T')} title={file.createTime}>
        {shortTime(file.createTime)}
      </time>
      <FileButtons file={file} onPreview={onPreview} onMore={onMore} />
    </li>
  )
})

/** Up and down go from file to file; Tab leaves the list by its buttons as usual. */
function moveByArrows(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const list = event.currentTarget.closest('ul')
  if (step === undefined || !list) return
  event.preventDefault()
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  boxes[boxes.indexOf(event.currentTarget) + step]?.focus()
}
