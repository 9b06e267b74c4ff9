import { treeSearchLimit, type FoundItem } from '@mango/contract/evaluation'
import { EmptyState } from '@mango/ui/empty-state'
import { FileMark } from '@mango/ui/file-mark'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, type Load } from '@mango/widget/failure'
import { inMarks } from './in-marks.ts'

interface FoundListProps {
  load: Load
  /** Undefined until they are known. */
  items: readonly FoundItem[] | undefined
  /** They are of other words. */
  stale: boolean
  query: string
  selected: number | undefined
  onChoose(item: FoundItem): void
}

/** What a search found, each with the way down to it, in place of the tree. */
export default function FoundList({ load, items, stale, query, selected, onChoose }: FoundListProps) {
  if (!items) return load.error ? <LoadFailure load={load} title="搜索没有完成" /> : <Skeleton lines={6} />
  if (items.length === 0) return <EmptyState drawing="search" text="没有找到" detail="换个知识点或文件名试试" />
  return (
    <>
      <p className="found-count">
        找到 {items.length} 项{items.length >= treeSearchLimit && '，请输入更多的字'}
      </p>
      <ul className="found" aria-label="搜索结果" data-stale={stale || undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="found-item"
              aria-current={item.id === selected || undefined}
              onClick={() => onChoose(item)}
            >
              <span className="found-name">
                <Marked text={item.name} query={query} />
              </span>
              {item.fileName && (
                <span className="found-file">
                  <FileMark name={item.fileName} />
                  <span>
                    <Marked text={item.fileName} query={query} />
                  </span>
                </span>
              )}
              <span className="found-path">{item.path.map(({ name }) => name).join(' / ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const Marked = ({ text, query }: { text: string; query: string }) =>
  inMarks(text, query).map(({ part, marked }, at) => (marked ? <mark key={at}>{part}</mark> : part))
