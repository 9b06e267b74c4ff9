import { Tag } from '@mango/ui/tag'
import { Tree, type TreeKey } from '@mango/ui/tree'
import { useState } from 'react'
import { changedBranches, type PreviewNode } from './preview-tree.ts'

const keyOf = ({ key }: PreviewNode) => key
const nameOf = ({ name }: PreviewNode) => name
const childrenOf = ({ children }: PreviewNode) => (children.length > 0 ? children : undefined)

const Fate = ({ node: { fate, row, below } }: { node: PreviewNode }) => (
  <span className="fate">
    {below > 0 && <span className="num">其下变动 {below}</span>}
    {row !== undefined && <span className="num">第 {row} 行</span>}
    {fate === 'added' && <Tag tone="leaf">新增</Tag>}
    {fate === 'changed' && <Tag tone="sky">更新说明</Tag>}
  </span>
)

/** The tree as it will be where the table has rows; branches in which nothing changes are closed. */
export function TreePreview({ nodes }: { nodes: readonly PreviewNode[] }) {
  const [expanded, setExpanded] = useState<ReadonlySet<TreeKey>>(() => new Set(changedBranches(nodes)))
  return (
    <div className="import-tree">
      <Tree
        label="导入后的目录"
        height="320px"
        {...{ nodes, nodeKey: keyOf, nodeLabel: nameOf, childrenOf, expanded }}
        onExpandedChange={setExpanded}
        after={(node) => <Fate node={node} />}
      />
    </div>
  )
}
