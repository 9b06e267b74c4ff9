import { safeUrl } from '@mango/client'
import { formatFileSize, shownKindOf } from '@mango/contract/library'
import { text, type LessonDetail, type LessonFile } from '@mango/contract/lessons'
import { Button, ButtonLink } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { FileMark } from '@mango/ui/file-mark'
import { useNotify } from '@mango/ui/notice'
import { Tag } from '@mango/ui/tag'
import { latePart } from '@mango/widget/late-part'
import type { PageLink } from '@mango/widget/leave'
import { useState } from 'react'
import { NotePicture } from '../note-picture.tsx'

const Pictures = latePart(() => import('./pictures.tsx'))

/** The description of a lesson. */
export function Description({ desc }: { desc: string }) {
  return (
    <section className="lesson-section" aria-labelledby="lesson-desc">
      <h2 id="lesson-desc">课堂描述</h2>
      {desc ? <p className="lesson-desc">{desc}</p> : <p className="quiet">老师还没有写课堂描述</p>}
    </section>
  )
}

/** Excellent notes, to be looked at large. */
export function Notes({ notes }: { notes: LessonDetail['excellentNotes'] }) {
  const [open, setOpen] = useState<number>()
  const shown = notes.flatMap(({ url, urlAbridge }) => {
    const full = safeUrl(url)
    return full ? [{ url: full, small: safeUrl(urlAbridge) ?? full }] : []
  })
  return (
    <section className="lesson-section" aria-labelledby="lesson-notes">
      <h2 id="lesson-notes">
        优秀笔记 <span className="quiet num">{shown.length > 0 && `${shown.length} 张`}</span>
      </h2>
      {shown.length === 0 ? (
        <p className="quiet">还没有优秀笔记</p>
      ) : (
        <ul className="note-tiles">
          {shown.map(({ url, small }, index) => (
            <li key={url}>
              <button type="button" onClick={() => setOpen(index)}>
                <NotePicture url={small} name={`查看第 ${index + 1} 张笔记`} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <Pictures
          urls={shown.map(({ url }) => url)}
          names={shown.map((_, index) => `优秀笔记 ${index + 1}`)}
          index={open}
          onIndexChange={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

interface MaterialsProps {
  files: LessonDetail['files']
  linkOf(index: number): PageLink
}

/** What a lesson has to read and to take along. */
export function Materials({ files, linkOf }: MaterialsProps) {
  return (
    <section className="lesson-section" aria-labelledby="lesson-files">
      <h2 id="lesson-files">
        学习资料 <span className="quiet num">{files.length > 0 && `${files.length} 个`}</span>
      </h2>
      {files.length === 0 ? (
        <EmptyState compact text="还没有学习资料" />
      ) : (
        <ul className="material-list">
          {files.map((file, index) => (
            <Material key={`${file.url} ${file.fileName}`} file={file} preview={linkOf(index)} />
          ))}
        </ul>
      )}
    </section>
  )
}

const isLink = ({ fileId, size }: LessonFile) => fileId === undefined && size === 0

function Material({ file, preview }: { file: LessonFile; preview: PageLink }) {
  const notify = useNotify()
  const { fileName, size, transcoding } = file
  const url = safeUrl(file.url)
  const look = { variant: 'text', size: 's', 'aria-label': `预览 ${fileName}` } as const
  return (
    <li className="material">
      <FileMark name={fileName} text={isLink(file) ? '链接' : undefined} />
      <span className="material-text">
        <span className="material-name" title={fileName}>
          {fileName}
        </span>
        <span className="material-facts quiet num">
          {formatFileSize(size)}
          {transcoding && <Tag tone="sky">{text.transcoding}</Tag>}
        </span>
      </span>
      <span className="material-ways">
        {isLink(file) && url ? (
          <ButtonLink variant="text" size="s" href={url} target="_blank" rel="noopener noreferrer">
            打开
          </ButtonLink>
        ) : (
          <>
            {shownKindOf(fileName) &&
              (transcoding ? (
                <Button {...look} onClick={() => notify({ kind: 'warning', text: text.transcoding })}>
                  预览
                </Button>
              ) : (
                <ButtonLink {...look} {...preview}>
                  预览
                </ButtonLink>
              ))}
            {url && (
              <ButtonLink
                variant="text"
                size="s"
                icon="download"
                href={url}
                download={fileName}
                aria-label={`下载 ${fileName}`}
              >
                下载
              </ButtonLink>
            )}
          </>
        )}
      </span>
    </li>
  )
}
