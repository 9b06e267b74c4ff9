import { libraryPageSize, type LibraryFile } from '@mango/contract/library'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Skeleton } from '@mango/ui/skeleton'
import { useStore } from 'zustand'
import { FileCard } from './file-card.tsx'
import css from './file-grid.css?inline'
import type { FileRowProps } from './file-row.tsx'
import type { LibraryStore } from './library.store.ts'
import { useCovers } from './use-covers.ts'

interface FileGridProps extends Pick<FileRowProps, 'onToggle' | 'onPreview' | 'onMore'> {
  library: LibraryStore
  /** None while they load. */
  files: readonly LibraryFile[]
  stale: boolean
}

/** The files of a page as pictures. */
export default function FileGrid({ library, files, stale, ...acts }: FileGridProps) {
  const picked = useStore(library.store, (state) => state.picked)
  const covers = useCovers(files)
  const styles = useLazyStyles(css)
  if (files.length === 0)
    return (
      <ul ref={styles} className="file-grid" aria-hidden="true">
        {Array.from({ length: libraryPageSize }, (_, index) => (
          <li key={index} className="file-card">
            <span className="card-picture" />
            <Skeleton />
          </li>
        ))}
      </ul>
    )
  return (
    <ul ref={styles} className="file-grid" inert={stale} data-stale={stale || undefined} aria-label="文件列表">
      {files.map((file) => (
        <FileCard key={file.id} file={file} picked={picked.has(file.id)} cover={covers.get(file.id) ?? ''} {...acts} />
      ))}
    </ul>
  )
}
