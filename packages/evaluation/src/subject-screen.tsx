import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/evaluation'
import type { Subject } from '@mango/contract/subjects'
import { EmptyState } from '@mango/ui/empty-state'
import { Screen } from '@mango/ui/screen'
import { SearchInput } from '@mango/ui/search-input'
import { Skeleton } from '@mango/ui/skeleton'
import type { TreeHandle, TreeKey, TreeMenuPlace } from '@mango/ui/tree'
import { useKeptAnswer } from '@mango/widget/failure'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import { ListStatus } from '@mango/widget/list-status'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import type { EvaluationTreeProps } from './evaluation-tree.tsx'
import { found, refreshCategories } from './evaluation.query.ts'
import { HeaderActions } from './header-actions.tsx'
import type { Opened } from './opened-dialog.tsx'
import { KeyHints } from './tree/key-hints.tsx'
import { TargetTree } from './tree/target-tree.tsx'
import { ofItem, type Target } from './tree/target.ts'
import { useTargetActions } from './tree/use-target-actions.ts'
import { useTargets, wayUp } from './tree/use-targets.ts'
import type { Permissions } from './use-permissions.ts'
import type { EvaluationView } from './view.ts'

const FilePanel = latePart(
  () => import('./files/file-panel.tsx'),
  () => <Skeleton lines={6} />,
)
const OpenedDialog = lateDialog(() => import('./opened-dialog.tsx'))
const FoundList = latePart(
  () => import('./tree/found-list.tsx'),
  () => <Skeleton lines={6} />,
)
const KeepFocus = latePart(() => import('@mango/widget/keep-focus'))
const TargetContextMenu = latePart(() => import('./tree/target-context-menu.tsx'))

interface SubjectScreenProps extends Omit<EvaluationTreeProps, 'view'> {
  subject: Subject
  subjects: readonly Subject[]
  may: Permissions
  shown: EvaluationView
  show(change: Partial<EvaluationView>, replace?: boolean): boolean
  /** The subject of the page, where the tree goes by it. */
  followed: number | undefined
  onSubject(id: number): void
  onLetGo(): void
}

/** The tree of one subject, and what is chosen in it. */
export function SubjectScreen(props: SubjectScreenProps) {
  const { subject, subjects, may, shown, show, onSubject, heading, template, viewer, host, ref } = props
  const client = useClient()
  const targets = useTargets(subject.id)
  const isSearch = shown.query !== ''
  const search = useQuery({ ...found(client, subject.id, shown.query), enabled: isSearch })
  const items = useKeptAnswer(search, '搜索结果没有刷新')?.data
  const [expanded, setExpanded] = useState<ReadonlySet<TreeKey>>(new Set())
  const [opened, setOpened] = useState<Opened>()
  const [menu, setMenu] = useState<{ target: Target; anchor: HTMLElement }>()
  const tree = useRef<TreeHandle>(null)
  const open = (ids: readonly TreeKey[]) => setExpanded((before) => new Set([...before, ...ids]))
  // Where there is one package alone, nobody has to open it, or to choose it.
  const only = targets.nodes.length === 1 ? targets.nodes[0]?.id : undefined
  const [openedOnly, setOpenedOnly] = useState<number>()
  if (only !== undefined && only !== openedOnly) {
    setOpenedOnly(only)
    open([only])
  }
  const item = shown.item === '' ? only : shown.item
  const select = (id: number | undefined) => show({ item: id ?? '', page: 1 })
  const reload = () => {
    void targets.reload()
    void refreshCategories(client)
  }
  const actions = useTargetActions({
    subjectId: subject.id,
    targets,
    open,
    onDeleted: (target) => {
      if (wayUp(targets.known, item).includes(target.id)) select(target.above)
    },
    onFailed: reload,
  })
  useImperativeHandle(ref, () => ({ reload }))

  /** The way down to what is shown, from a link, a reload or a search: opened once it is known. */
  const [way, setWay] = useState<readonly number[]>([])
  const revealing = item !== undefined && way.at(-1) === item && targets.known.has(item) && !isSearch
  const reveal = useEffectEvent(() => {
    if (item !== undefined) tree.current?.reveal(item)
  })
  useEffect(() => {
    if (revealing) reveal()
  }, [revealing])
  const showWay = (to: number, path: readonly number[]) => {
    if (targets.known.has(to) || way.at(-1) === to) return
    open(path)
    setWay([...path, to])
  }

  const openMenu = (target: Target, { element }: TreeMenuPlace) => setMenu({ target, anchor: element })
  return (
    <Screen
      heading={heading}
      className="evaluation"
      actions={
        <HeaderActions
          subject={subject}
          subjects={subjects}
          followed={props.followed}
          may={may}
          hasPackages={targets.nodes.length > 0}
          onSubject={onSubject}
          onLetGo={props.onLetGo}
          onOpen={(kind) => setOpened({ kind })}
        />
      }
    >
      <div className="evaluation-body">
        <section className="evaluation-tree" part="tree" aria-label="目录">
          <SearchInput
            className="evaluation-search"
            aria-label={text.searchPlaceholder}
            placeholder={text.searchPlaceholder}
            value={shown.query}
            onSearch={(query) => show({ query }, shown.query !== '' && query !== '')}
          />
          {/* Outside of what changes: what is taken back is told too. */}
          {isSearch ? (
            <ListStatus total={items?.length} unit="项" />
          ) : (
            <ListStatus total={targets.roots.data && targets.nodes.length} unit="个指标包" />
          )}
          <div className="evaluation-nodes">
            {!isSearch ? (
              <TargetTree
                ref={tree}
                targets={targets}
                expanded={expanded}
                onExpandedChange={setExpanded}
                selected={item}
                hidden={actions.hidden}
                onSelect={(target) => select(target.id)}
                onRename={actions.rename}
                onMove={(target, into) => void actions.move(target, into)}
                onMenu={openMenu}
              />
            ) : (
              <FoundList
                load={search}
                items={items}
                stale={search.isPlaceholderData}
                query={shown.query}
                selected={item}
                onChoose={(one) => {
                  setWay([])
                  showWay(
                    one.id,
                    one.path.map(({ id }) => id),
                  )
                  select(ofItem(one).id)
                }}
              />
            )}
          </div>
          {!isSearch && <KeyHints />}
        </section>
        <section className="evaluation-files" part="files" aria-label="资源">
          {item === undefined ? (
            // Still loading, there is nothing to choose from.
            !targets.roots.isPending && (
              <EmptyState text={text.nothingChosen} detail="选择一个目录，查看和管理其中的资源" />
            )
          ) : (
            <FilePanel
              key={item}
              subjectId={subject.id}
              item={item}
              known={targets.known.get(item)}
              view={shown}
              show={show}
              may={may}
              viewer={viewer}
              onWay={showWay}
              onCountChanged={() => void targets.reload()}
              onOpen={setOpened}
            />
          )}
        </section>
      </div>
      <KeepFocus root={host.shadowRoot ?? host} />
      {menu && (
        <TargetContextMenu
          {...menu}
          onOpen={setOpened}
          onRename={(target) => tree.current?.rename(target.id)}
          onClose={(by) => {
            setMenu(undefined)
            if (by === 'key') tree.current?.focus()
          }}
        />
      )}
      {opened && (
        <OpenedDialog
          opened={opened}
          subject={subject}
          may={may}
          targets={targets}
          actions={actions}
          template={template}
          host={host}
          selected={item}
          onReload={reload}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Screen>
  )
}
