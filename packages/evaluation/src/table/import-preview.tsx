import type { Preview } from './preview-of.ts'
import { BadRows } from './bad-rows.tsx'
import { TreePreview } from './tree-preview.tsx'

/** What a table would add and change, and every row that can't be imported with its number and reason. */
export function ImportPreview({ preview: { counts, tree, bad } }: { preview: Preview }) {
  const cards = [
    { label: '新增', count: counts.added, tone: 'leaf' },
    { label: '更新说明', count: counts.changed, tone: 'sky' },
    { label: '不变', count: counts.left, tone: 'neutral' },
    { label: '要先改', count: bad.length, tone: bad.length > 0 ? 'red' : 'neutral' },
  ]
  return (
    <>
      <dl className="import-cards" aria-label="导入预览">
        {cards.map(({ label, count, tone }) => (
          <div key={label} data-tone={tone}>
            <dt>{label}</dt>
            <dd className="num">{count} 行</dd>
          </div>
        ))}
      </dl>
      {bad.length > 0 && <BadRows rows={bad} />}
      {tree.length > 0 && <TreePreview nodes={tree} />}
    </>
  )
}
