import { safeUrl } from '@mango/client'
import { fileTypeName, formatFileSize, hasCover } from '@mango/contract/library'
import { Checkbox } from '@mango/ui/checkbox'
import { useState } from 'react'
import type { FileRowProps } from './file-row.tsx'
import { TypeMark } from './file-thumbnail.tsx'
import { FileButtons } from './file-buttons.tsx'
import { moveInGrid } from './move-in-grid.ts'

interface FileCardProps extends FileRowProps {
  /** Address of a picture of its first page; empty where there is none. */
  cover: string
}

/** One file of the library as a picture; what has none, or not yet, shows the mark of its kind in the same place. */
export function FileCard({ file, picked, cover, onToggle, onPreview, onMore }: FileCardProps) {
  const facts = [file.transcoding ? '转码中' : fileTypeName(file.type), formatFileSize(file.size), file.ownerName ?? '']
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
        <FileButtons file={file} onPreview={onPreview} onMore={onMore} />
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
        <TypeMark file={file} />
      )}
    </span>
  )
}
