import { useClient } from '@mango/client/react'
import {
  anyPermission,
  evaluationPageSize,
  getItemFiles,
  permission,
  text,
  type Category,
} from '@mango/contract/evaluation'
import { Button } from '@mango/ui/button'
import { Checkbox } from '@mango/ui/checkbox'
import { EmptyState } from '@mango/ui/empty-state'
import { IconButton } from '@mango/ui/icon-button'
import { Menu } from '@mango/ui/menu'
import { RadioGroup } from '@mango/ui/radio-group'
import { Select } from '@mango/ui/select'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure } from '@mango/widget/failure'
import { ListItems, ListPager, usePagedList } from '@mango/widget/list'
import { lateDialog } from '@mango/widget/late-dialog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { categories, itemFiles } from '../evaluation.query.ts'
import type { Opened } from '../opened-dialog.tsx'
import { isPackage, ofShown, type Target } from '../tree/target.ts'
import { targetMenu } from '../tree/target-menu.ts'
import type { Permissions } from '../use-permissions.ts'
import { orders, type EvaluationView } from '../view.ts'
import { BulkBar, type FiledFile } from './bulk-bar.tsx'
import { FileGroups } from './file-groups.tsx'
import { groupsToShow } from './groups-to-show.ts'
import { OtherKinds } from './other-kinds.tsx'
import { useFileActions } from './use-file-actions.ts'

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

const filters = [anyPermission, permission.public, permission.private, permission.pending] as const

/** The chosen item: what it says, and its files by category. */
export default function FilePanel(props: FilePanelProps) {
  const { subjectId, item, known, view, show, may, viewer, onWay, onCountChanged, onOpen } = props
  const client = useClient()
  const query = useQuery({
    ...itemFiles(client, subjectId, item, view),
    placeholderData: keepPreviousData,
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
  /** Also of other pages, as they were when they were picked. */
  const [picked, setPicked] = useState<ReadonlyMap<number, FiledFile>>(new Map())
  const actions = useFileActions(may)
  const { description = '', item: told } = query.data ?? {}

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
  const pick = (ids: readonly number[], on: boolean) => {
    const some = files.filter(({ fileId }) => ids.includes(fileId))
    setPicked(
      (before) =>
        new Map([
          ...[...before].filter(([id]) => !ids.includes(id)),
          ...(on ? some.map((file) => [file.fileId, file] as const) : []),
        ]),
    )
  }
  const now = new Map(files.map((file) => [file.fileId, file]))
  const chosen = [...picked.values()].map((file) => now.get(file.fileId) ?? file)
  const narrow = (change: Partial<EvaluationView>) => {
    setPicked(new Map())
    show({ ...change, page: 1 })
  }
  const label = (status: (typeof filters)[number]) => (
    <>
      {text.permissions[status]}
      <span className="filter-count num">{told?.counts[status]}</span>
    </>
  )
  const upload = (category?: Pick<Category, 'categoryId' | 'categoryName'>) =>
    target && onOpen({ kind: 'upload', target, ...(category && { category }) })

  return (
    <>
      <header className="item-head">
        {path && path.length > 0 && <p className="item-path">{path.map(({ name }) => name).join(' › ')}</p>}
        <div className="item-line">
          {target ? <h2 className="item-name">{target.name}</h2> : !query.isError && <Skeleton width="240px" />}
          {target && !isPackage(target) && (
            <IconButton
              icon="edit"
              label={`编辑 ${target.name}`}
              disabled={!query.data}
              onClick={() => onOpen({ kind: 'edit', target, description })}
            />
          )}
          <span className="spacer" />
          <Button variant="primary" icon="upload" disabled={!target} onClick={() => upload()}>
            上传
          </Button>
          {target && (
            <Menu
              label={`更多 ${target.name}`}
              placement="bottom-end"
              trigger={(trigger) => <IconButton {...trigger} icon="more" label="更多操作" variant="default" />}
              items={targetMenu(target, { open: onOpen })}
            />
          )}
        </div>
        {description && <p className="item-description">{description}</p>}
        <div className="item-filters">
          <RadioGroup
            label="状态"
            options={filters.map((status) => ({ value: status, label: label(status) }))}
            value={view.permission}
            onChange={(status) => narrow({ permission: status })}
          />
          <Checkbox checked={view.own === 1} onChange={(own) => narrow({ own: own ? 1 : '' })}>
            {text.onlyThisLevel}
          </Checkbox>
          <span className="spacer" />
          <Select
            aria-label="排序"
            size="s"
            options={orders}
            value={view.order}
            onChange={(order) => narrow({ order })}
          />
        </div>
      </header>
      {chosen.length > 0 && (
        <BulkBar
          files={chosen}
          item={item}
          may={may}
          kinds={kinds}
          isAll={files.every(({ fileId }) => picked.has(fileId))}
          onAll={() => pick([...now.keys()], true)}
          onClear={() => setPicked(new Map())}
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
              onStatus={actions.setStatus}
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
