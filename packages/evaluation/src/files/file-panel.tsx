import { useClient } from '@mango/client/react'
import { anyPermission, evaluationPageSize, getItemFiles, type Category } from '@mango/contract/evaluation'
import { conversionPollMilliseconds } from '@mango/contract/library'
import { EmptyState } from '@mango/ui/empty-state'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure } from '@mango/widget/failure'
import { ListItems, ListPager, usePagedList } from '@mango/widget/list'
import { lateDialog } from '@mango/widget/late-dialog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { categories, itemFiles } from '../evaluation.query.ts'
import type { Opened } from '../opened-dialog.tsx'
import { ofShown, type Target } from '../tree/target.ts'
import type { Permissions } from '../use-permissions.ts'
import type { EvaluationView } from '../view.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FileGroups } from './file-groups.tsx'
import { groupsToShow } from './groups-to-show.ts'
import { isTranscoding } from './is-transcoding.ts'
import { ItemHead } from './item-head.tsx'
import { OtherKinds } from './other-kinds.tsx'
import { useFileActions } from './use-file-actions.ts'
import { usePicked } from './use-picked.ts'

const FileDialog = lateDialog(() => import('./file-dialog.tsx'))
const FilePreview = lateDialog(() => import('./file-preview.tsx'))

interface FilePanelProps {
  subjectId: number
  item: number
  /** The item as the tree knows it. */
  known: Target | undefined
  view: EvaluationView
  show(change: Partial<EvaluationView>, replace?: boolean): boolean
  may: Permissions
  viewer: string
  /** The way down to the item has come. */
  onWay(to: number, path: readonly number[]): void
  /** There are fewer files than before. */
  onCountChanged(): void
  onOpen(opened: Opened): void
}

/** The chosen item: what it says, and its files by category. */
export default function FilePanel(props: FilePanelProps) {
  const { subjectId, item, known, view, show, may, viewer, onWay, onCountChanged, onOpen } = props
  const client = useClient()
  const query = useQuery({
    ...itemFiles(client, subjectId, item, view),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ details }) => details.some(isTranscoding)) ? conversionPollMilliseconds : false,
    select: (answer) => ({
      ...getItemFiles.paging.read(answer),
      description: answer.description ?? '',
      item: answer.item,
    }),
  })
  const all = useQuery(categories(client, subjectId))
  const kinds: readonly Category[] = all.data?.data ?? []
  const list = usePagedList(query, {
    page: view.page,
    pageSize: evaluationPageSize,
    onPage: (page, replace) => show({ page }, replace),
  })
  const actions = useFileActions(may)
  const told = query.data?.item

  const path = told?.path
  const tellWay = useEffectEvent(() => {
    if (path)
      onWay(
        item,
        path.map(({ id }) => id),
      )
  })
  const hasWay = path !== undefined
  useEffect(() => {
    if (hasWay) tellWay()
  }, [hasWay])

  const target = known ?? (told && ofShown(item, told))
  const isWhole = query.isSuccess && !list.stale && list.pages === 1 && view.permission === anyPermission
  const groups = groupsToShow(list.rows, kinds, { isWhole })
  const others = query.isSuccess
    ? kinds.filter((kind) => !groups.some((group) => group.categoryId === kind.categoryId))
    : []
  const files = groups.flatMap(({ categoryId, details }) => details.map((file) => ({ ...file, categoryId })))
  const { picked, chosen, isAll, pick, pickAll, clear } = usePicked(files)
  const narrow = (change: Partial<EvaluationView>) => {
    clear()
    show({ ...change, page: 1 })
  }
  const upload = (category?: Pick<Category, 'categoryId' | 'categoryName'>) =>
    target && onOpen({ kind: 'upload', target, ...(category && { category }) })

  return (
    <>
      <ItemHead
        target={target}
        told={told}
        description={query.data?.description}
        isFailed={query.isError}
        view={view}
        onNarrow={narrow}
        onUpload={() => upload()}
        onOpen={onOpen}
      />
      {chosen.length > 0 && (
        <BulkBar
          files={chosen}
          item={item}
          may={may}
          kinds={kinds}
          isAll={isAll}
          onAll={pickAll}
          onClear={clear}
          onDone={(fileIds) => pick(fileIds, false)}
        />
      )}
      <div className="file-list" aria-busy={query.isFetching}>
        <ListItems
          list={{ ...list, rows: groups }}
          failed="资源没有加载出来"
          waiting={<Skeleton lines={6} />}
          empty={<Nothing filtered={view.permission !== anyPermission} />}
        >
          {(rows) => (
            <FileGroups
              groups={rows}
              stale={list.stale}
              may={may}
              picked={picked}
              onPick={pick}
              onUpload={upload}
              onPreview={actions.preview}
              onDownload={actions.download}
              onAsk={actions.ask}
            />
          )}
        </ListItems>
      </div>
      <LoadFailure load={all} title="类别没有加载出来" compact />
      {others.length > 0 && <OtherKinds kinds={others} onUpload={upload} />}
      {/* Where nothing came there are no pages, but a way back from a later one. */}
      {(!query.isError || list.pages > 1) && <ListPager list={list} unit="份" />}
      {actions.asked && (
        <FileDialog
          {...actions.asked}
          categoryId={files.find(({ fileId }) => fileId === actions.asked?.file.fileId)?.categoryId}
          kinds={kinds}
          onDeleted={({ fileId }) => {
            pick([fileId], false)
            onCountChanged()
          }}
          onClose={actions.close}
        />
      )}
      {actions.previewed && (
        <FilePreview
          key={actions.previewed.id}
          file={actions.previewed}
          among={files}
          viewer={viewer}
          onClose={actions.close}
        />
      )}
    </>
  )
}

const Nothing = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState drawing="search" text="没有这种状态的资源" />
  ) : (
    <EmptyState text="还没有资源" detail="点击“上传”添加课件、练习和其他资料" />
  )
