import type { LibrarySort } from '@mango/contract/library'
import { Icon } from '@mango/ui/icon'
import { useStore } from 'zustand'
import type { LibraryStore } from './library.store.ts'

interface Head {
  readonly text: string
  /** The order that a press gives, and the one that a second press gives. */
  readonly orders?: readonly [LibrarySort, LibrarySort]
}

const heads: readonly Head[] = [
  { text: '文件名', orders: ['name', 'nameDown'] },
  { text: '类型' },
  { text: '大小', orders: ['largest', 'smallest'] },
  { text: '上传人' },
  { text: '上传时间', orders: ['newest', 'oldest'] },
]
const ways: Readonly<Record<LibrarySort, string>> = {
  name: '从 A 到 Z',
  nameDown: '从 Z 到 A',
  largest: '从大到小',
  smallest: '从小到大',
  newest: '从新到旧',
  oldest: '从旧到新',
}

/** What the columns of the list are, and a press on them for their order. */
export function FileHeads({ library }: { library: LibraryStore }) {
  const { scope, sort } = useStore(library.store)
  return (
    <div className="file-heads" role="group" aria-label="按列排序">
      {heads.map(({ text, orders }) => {
        // What was used last stands in the order of its use, which no column shows.
        if (!orders || (scope === 'recent' && orders[0] === 'newest')) return <span key={text}>{text}</span>
        const sorted = orders.includes(sort)
        return (
          <button
            key={text}
            type="button"
            className="file-head"
            aria-label={`${text}，${sorted ? ways[sort] : '点击排序'}`}
            aria-pressed={sorted}
            onClick={() => library.setSort(sort === orders[0] ? orders[1] : orders[0])}
          >
            {text}
            {sorted && (
              <span className="file-head-mark" data-rising={rising.has(sort) || undefined}>
                <Icon name="arrow-down" size={14} />
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

const rising: ReadonlySet<LibrarySort> = new Set(['name', 'smallest', 'oldest'])
