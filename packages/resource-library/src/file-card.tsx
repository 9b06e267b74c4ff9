import { safeUrl } from '@mango/client'
import { fileTypeName, formatFileSize, hasCover, shownKindOf } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { Checkbox } from '@mango/ui/checkbox'
import { FileMark } from '@mango/ui/file-mark'
import { IconButton } from '@mango/ui/icon-button'
import { useState } from 'react'
import type { FileRowProps } from './file-row.tsx'
import { moveInGrid } from './move-in-grid.ts'

interface FileCardProps extends FileRowProps {
  /** Address of a picture of its first page; empty where there is none. */
  cover: string
}

/** One file of the library as a picture; what has none, or not yet, shows the mark of its kind in the same place. */
export function FileCard({ file, picked, cover, onToggle, onPreview, onMore }: FileCardProps) {
  const facts = [
    file.transcoding ? '转码中' : fileTypeName(file.type),
    file.size === 0 ? '空文件' : formatFileSize(file.size),
    file.ownerName ?? '',
  ]
  return (
    <li className="file-card" data-picked={picked || undefined}>
      <Checkbox checked={picked} onChange={() => onToggle(file)} onKeyDown={moveInGrid}>
        <Picture file={file} cover={cover} />
        <span className="file-name" title={file.fileName}>
          {file.fileName}
        </span>
      </Checkbox>
      <div className="card-end">
        <span className="card-facts" title={file.note || facts.join(' · ')}>
          {facts.filter(Boolean).join(' · ')}
        </span>
        {shownKindOf(file.fileName) && (
          <Button variant="text" size="s" onClick={() => onPreview(file)} aria-label={`预览 ${file.fileName}`}>
            预览
          </Button>
        )}
        {file.changeable && (
          <IconButton
            icon="more"
            size="s"
            label={`更多操作：${file.fileName}`}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => onMore(file, currentTarget)}
          />
        )}
      </div>
    </li>
  )
}

function Picture({ file, cover }: Pick<FileCardProps, 'file' | 'cover'>) {
  const [broken, setBroken] = useState('')
  const picture = safeUrl(file.urlAbridge || file.transcodeImg || cover)
  return (
    <span className="card-picture" data-page={hasCover(file.fileName) || undefined}>
      {picture && broken !== picture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setBroken(picture)} />
      ) : (
        <FileMark name={file.fileName} />
      )}
    </span>
  )
}
