import { Tree, type TreeKey } from '@mango/ui/tree'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { branchIds, height, nodes, type Node } from './nodes.ts'

const nodeKey = (node: Node) => node.id
const nodeLabel = (node: Node) => node.label
const childrenOf = (node: Node) => node.children

function Ours() {
  const [expanded, setExpanded] = useState<ReadonlySet<TreeKey>>(() => new Set(branchIds))
  return (
    <div className="mango">
      <Tree
        label="ours"
        height={`${height}px`}
        {...{ nodes, nodeKey, nodeLabel, childrenOf, expanded }}
        onExpandedChange={setExpanded}
      />
    </div>
  )
}

export function mountOurs(place: HTMLElement): () => void {
  const root = createRoot(place)
  root.render(<Ours />)
  return () => root.unmount()
}
