import type { Category, EvaluationFile, FileGroup } from '@mango/contract/evaluation'
import { Button } from '@mango/ui/button'
import { Checkbox } from '@mango/ui/checkbox'
import { Icon } from '@mango/ui/icon'
import { useState } from 'react'
import { mayChange, statusesFor, type Permissions } from '../use-permissions.ts'
import { FileRow } from './file-row.tsx'
import type { FileWish } from './use-file-actions.ts'

interface FileGroupsProps {
  groups: readonly FileGroup[]
  /** About to change. */
  stale: boolean
  may: Permissions
  picked: Pick<ReadonlySet<number>, 'has'>
  onPick(ids: readonly number[], on: boolean): void
  onUpload(category: Pick<Category, 'categoryId' | 'categoryName'>): void
  onPreview(file: EvaluationFile): void
  onDownload(file: EvaluationFile): void
  onAsk(wish: FileWish, file: EvaluationFile): void
}

/** The files of a page by category; a category can be closed. */
export function FileGroups({ groups, stale, may, picked, onPick, onUpload, ...rows }: FileGroupsProps) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setClosed((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <div className="file-groups" inert={stale} data-stale={stale || undefined}>
      {groups.map(({ categoryId, categoryName, details, total = details.length }) => {
        const open = !closed.has(categoryId) && details.length > 0
        const ids = details.map(({ fileId }) => fileId)
        const some = ids.filter((id) => picked.has(id)).length
        return (
          <section key={categoryId} className="file-group" aria-label={categoryName}>
            <header className="group-head">
              {details.length > 0 && (
                <Checkbox
                  aria-label={`选择 ${categoryName} 的全部文件`}
                  checked={some === ids.length}
                  indeterminate={some > 0 && some < ids.length}
                  onChange={(on) => onPick(ids, on)}
                />
              )}
              <button
                type="button"
                className="group-toggle"
                aria-expanded={open}
                disabled={details.length === 0}
                onClick={() => toggle(categoryId)}
              >
                <Icon name="chevron-right" />
                <span className="group-name">{categoryName}</span>
                <span className="group-count num">{total}</span>
              </button>
              <span className="spacer" />
              <Button
                variant="text"
                size="s"
                icon="upload"
                aria-label={`上传到 ${categoryName}`}
                onClick={() => onUpload({ categoryId, categoryName })}
              >
                上传
              </Button>
              {details.length > 0 && (
                <Button
                  variant="text"
                  size="s"
                  aria-label={`${open ? '收起' : '展开'} ${categoryName}`}
                  onClick={() => toggle(categoryId)}
                >
                  {open ? '收起' : '展开'}
                </Button>
              )}
            </header>
            {open && (
              <ul aria-label={`${categoryName}的文件`}>
                {details.map((file) => (
                  <FileRow
                    key={file.fileId}
                    file={file}
                    changeable={mayChange(may, file)}
                    administers={may.administers}
                    statuses={statusesFor(may, file)}
                    picked={picked.has(file.fileId)}
                    onPick={(on) => onPick([file.fileId], on)}
                    {...rows}
                  />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
