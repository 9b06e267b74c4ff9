import { useClient, useEarlyQuery } from '@mango/client/react'
import {
  acceptOf,
  libraryPageSize,
  pagerNumbers,
  type LibraryFile,
  type LibraryScope,
  type LibraryVariant,
} from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { FileButton } from '@mango/ui/file-button'
import { SearchInput } from '@mango/ui/search-input'
import { Skeleton } from '@mango/ui/skeleton'
import { latePart } from '@mango/widget/late-part'
import { ListItems, ListPager, usePagedList } from '@mango/widget/list'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { BrowseBar } from './browse-bar.tsx'
import { FileHeads } from './file-heads.tsx'
import { FileRow } from './file-row.tsx'
import { libraryPage } from './library.query.ts'
import type { LibraryStore } from './library.store.ts'

interface FileBrowserProps {
  library: LibraryStore
  variant: LibraryVariant
  /** Allowed type codes; empty for all. */
  types: readonly number[]
  onFiles(files: File[]): void
  onToggle(file: LibraryFile): void
  onPreview(file: LibraryFile, among: readonly LibraryFile[]): void
  onMore(file: LibraryFile, button: HTMLElement): void
}

const FileGrid = latePart(
  () => import('./file-grid.tsx'),
  () => <LoadingRows />,
)

/** File mode: search, type filter, one page of the library, pager. */
export function FileBrowser({ library, variant, types, onFiles, onToggle, onPreview, onMore }: FileBrowserProps) {
  const client = useClient()
  const shown = useStore(library.store)
  const { pageNum, search, type, picked, scope, layout } = shown
  const isGrid = layout === 'grid'
  const query = useEarlyQuery(libraryPage(client, variant, shown))
  const list = usePagedList(query, { page: pageNum, pageSize: libraryPageSize, onPage: library.setPage })
  const files = list.rows
  // The same function for as long as the same files are shown, so that a pick draws one row.
  const preview = useCallback((file: LibraryFile) => onPreview(file, files), [onPreview, files])
  const grid = <FileGrid {...{ library, files, onToggle, onMore }} stale={list.stale} onPreview={preview} />
  return (
    <>
      <div className="toolbar">
        <SearchInput
          className="search"
          aria-label="搜索文件名"
          placeholder="搜索文件名"
          value={search}
          onSearch={library.setSearch}
        />
        <FileButton name="选择要上传的文件" accept={acceptOf(types)} multiple onFiles={onFiles}>
          上传文件
        </FileButton>
      </div>
      <BrowseBar {...{ library, variant, types, onFiles }} />
      <div className="files" part="list" aria-busy={query.isFetching}>
        {!isGrid && <FileHeads library={library} />}
        <ListItems
          list={list}
          failed="文件列表没有加载出来"
          waiting={isGrid ? grid : <LoadingRows />}
          empty={<Nothing narrowed={search !== '' || type !== 0} scope={scope} onReset={library.reset} />}
        >
          {(rows) =>
            isGrid ? (
              grid
            ) : (
              // Rows that are about to change can't be picked: a press would land on another file.
              <ul inert={list.stale} data-stale={list.stale || undefined} aria-label="文件列表">
                {rows.map((file, place) => (
                  // By place: the next page's files move into the rows that are there, which is several times faster.
                  <FileRow
                    key={place}
                    file={file}
                    picked={picked.has(file.id)}
                    onToggle={onToggle}
                    onPreview={preview}
                    onMore={onMore}
                  />
                ))}
              </ul>
            )
          }
        </ListItems>
      </div>
      <ListPager list={list} unit="个文件" numbers={pagerNumbers} jump={list.pages > 1} />
    </>
  )
}

const nothing = {
  all: <EmptyState text="资源库还没有文件" detail="点击“上传文件”，或把文件拖到这里" />,
  mine: <EmptyState text="您还没有上传过文件" detail="点击“上传文件”，或把文件拖到这里" />,
  recent: <EmptyState text="您还没有用过这里的文件" detail="选好并确定过的文件会列在这里" />,
}
const Nothing = ({ narrowed, scope, onReset }: { narrowed: boolean; scope: LibraryScope; onReset(): void }) =>
  narrowed ? (
    <EmptyState
      drawing="search"
      text="没有符合条件的文件"
      detail="换个关键词或文件类型试试"
      action={<Button onClick={onReset}>清除筛选</Button>}
    />
  ) : (
    nothing[scope]
  )

const LoadingRows = () => (
  <ul aria-hidden="true">
    {Array.from({ length: libraryPageSize }, (_, index) => (
      <li key={index} className="file-row">
        <Skeleton />
      </li>
    ))}
  </ul>
)
