import { formatFileSize } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { FileButton } from '@mango/ui/file-button'
import { FileMark } from '@mango/ui/file-mark'
import { IconButton } from '@mango/ui/icon-button'
import { UploadList } from '@mango/widget/upload-list'
import type { DraftMaterial } from './draft.ts'
import { focusBeside } from './focus-beside.ts'
import type { usePartUploads } from './use-part-uploads.ts'

interface MaterialPartProps {
  materials: readonly DraftMaterial[]
  uploads: ReturnType<typeof usePartUploads>
  onPick: (() => void) | undefined
  onRemove(url: string): void
}

/** What students take along: any files, and links from the library. */
export function MaterialPart({ materials, uploads, onPick, onRemove }: MaterialPartProps) {
  return (
    <section className="edit-part" aria-label="学习资料">
      <header className="edit-part-head">
        <h3>学习资料</h3>
        <span className="edit-part-buttons">
          {onPick && (
            <Button size="s" icon="search" aria-label="从资源库选学习资料" onClick={onPick}>
              从资源库选
            </Button>
          )}
          <FileButton
            size="s"
            name="选择学习资料"
            accept={uploads.accept}
            multiple
            onFiles={(files) => void uploads.add(files)}
          >
            上传
          </FileButton>
        </span>
      </header>
      {materials.length === 0 && !uploads.queue && <p className="quiet">还没有学习资料</p>}
      <ul className="edit-files">
        {materials.map(({ name, url, size, fileId }) => (
          <li key={url} className="edit-file">
            <FileMark name={name} text={fileId === undefined && size === 0 ? '链接' : undefined} />
            <span className="edit-file-name" title={name}>
              {name}
            </span>
            <span className="quiet num">{formatFileSize(size)}</span>
            <IconButton
              icon="close"
              size="s"
              label={`移除 ${name}`}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget)
                onRemove(url)
              }}
            />
          </li>
        ))}
      </ul>
      {uploads.queue && <UploadList queue={uploads.queue} onCancelled={uploads.tellCancelled} />}
    </section>
  )
}
