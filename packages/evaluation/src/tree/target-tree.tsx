import { text } from '@mango/contract/evaluation'
import { EmptyState } from '@mango/ui/empty-state'
import { Icon } from '@mango/ui/icon'
import { Skeleton } from '@mango/ui/skeleton'
import { Tree, type TreeHandle, type TreeKey, type TreeMenuPlace } from '@mango/ui/tree'
import { LoadFailure } from '@mango/widget/failure'
import type { ReactNode, Ref } from 'react'
import { isPackage, type Target } from './target.ts'
import type { Targets } from './use-targets.ts'

interface TargetTreeProps {
  targets: Targets
  expanded: ReadonlySet<TreeKey>
  onExpandedChange(expanded: ReadonlySet<TreeKey>): void
  selected: number | undefined
  /** Out of sight for a moment: what is known of it stays. */
  hidden?: boolean
  onSelect(target: Target): void
  onRename?(target: Target, name: string): Promise<boolean>
  onMenu?(target: Target, place: TreeMenuPlace): void
  onMove?(target: Target, into: Target): void
  isDisabled?(target: Target): boolean
  after?(target: Target): ReactNode
  height?: string
  label?: string
  ref?: Ref<TreeHandle>
}

const keyOf = ({ id }: Target) => id
const nameOf = ({ name }: Target) => name
const icon = (target: Target) => isPackage(target) && <Icon name="book" />

const filesOf = ({ files = 0 }: Target) => (files > 0 ? `${files} 个文件` : undefined)
/** Seen at the row's end, and heard after its name. */
const fileCount = (target: Target) =>
  filesOf(target) && (
    <span aria-hidden="true" title={filesOf(target)}>
      {target.files}
    </span>
  )

/** Packages and items below each other, read as they are opened. */
export function TargetTree({ targets, hidden = false, height = '100%', label = '评价指标', ...tree }: TargetTreeProps) {
  const { roots, nodes, childrenOf, ask } = targets
  // What is there stays when it could not be read again.
  if (roots.isLoadingError) return <LoadFailure load={roots} title="目录没有加载出来" />
  if (roots.isPending) return <Skeleton lines={8} />
  if (nodes.length === 0) return <EmptyState text="还没有评价指标" detail={`用“${text.import}”从表格建立`} />
  return (
    <div className="target-tree" data-hidden={hidden || undefined}>
      <Tree
        label={label}
        nodes={nodes}
        nodeKey={keyOf}
        nodeLabel={nameOf}
        childrenOf={childrenOf}
        onLoad={ask}
        isFixed={isPackage}
        before={icon}
        after={fileCount}
        description={filesOf}
        height={height}
        {...tree}
      />
    </div>
  )
}
