import { ElTreeV2 } from 'element-plus'
import 'element-plus/es/components/tree-v2/style/css'
import { createApp, h } from 'vue'
import { branchIds, height, nodes } from './nodes.ts'

const props = { value: 'id', label: 'label', children: 'children' }

export function mountElementPlus(place: HTMLElement): () => void {
  const app = createApp({
    render: () => h(ElTreeV2, { data: nodes, props, height, itemSize: 34, defaultExpandedKeys: branchIds }),
  })
  app.mount(place)
  return () => app.unmount()
}
