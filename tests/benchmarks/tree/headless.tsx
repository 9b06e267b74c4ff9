import { buildProxiedInstance, hotkeysCoreFeature, selectionFeature, syncDataLoaderFeature } from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { branchIds, height, nodes, type Node } from './nodes.ts'

const byId = new Map<string, Node>([
  ['root', { id: 'root', label: '', children: nodes }],
  ...nodes.flatMap((node): [string, Node][] => [
    [node.id, node],
    ...(node.children ?? []).map((leaf): [string, Node] => [leaf.id, leaf]),
  ]),
])
const nothing: Node = { id: '', label: '' }
const getItem = (id: string) => byId.get(id) ?? nothing

// As its own documentation shows a long tree.
function Headless() {
  const frame = useRef<HTMLDivElement>(null)
  const tree = useTree<Node>({
    rootItemId: 'root',
    initialState: { expandedItems: branchIds },
    getItemName: (item) => item.getItemData().label,
    isItemFolder: (item) => item.getItemData().children !== undefined,
    dataLoader: { getItem, getChildren: (id) => (getItem(id).children ?? []).map((child) => child.id) },
    instanceBuilder: buildProxiedInstance,
    features: [syncDataLoaderFeature, selectionFeature, hotkeysCoreFeature],
  })
  const items = tree.getItems()
  // oxlint-disable-next-line react/incompatible-library -- it warns users of the React Compiler, which is not used here
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 34,
    overscan: 10,
  })
  return (
    <div ref={frame} style={{ maxHeight: height, overflow: 'auto' }}>
      <div {...tree.getContainerProps('headless')} style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const item = items[index]
          return (
            item && (
              <button
                {...item.getProps()}
                key={item.getId()}
                type="button"
                style={{ position: 'absolute', top: start, height: 34 }}
              >
                {item.getItemName()}
              </button>
            )
          )
        })}
      </div>
    </div>
  )
}

export function mountHeadless(place: HTMLElement): () => void {
  const root = createRoot(place)
  root.render(<Headless />)
  return () => root.unmount()
}
