import { uploadStatus, type UploadItem, type UploadQueue } from '@mango/client/upload'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { UploadRow } from './upload-row.tsx'

interface UploadListProps {
  queue: UploadQueue
  /** Takes an item off the list; `running` when that cancels its transfer. */
  onRemove(item: UploadItem, running: boolean): void
}

/** The uploads of this library, in the order they were chosen. Nothing is drawn while there are none. */
export default function UploadList({ queue, onRemove }: UploadListProps) {
  const { items, paused } = useStore(queue.store)
  const retry = useCallback((item: UploadItem) => queue.retry(item.key), [queue])
  const remove = useCallback((item: UploadItem) => onRemove(item, item.status === uploadStatus.uploading), [onRemove])
  if (items.length === 0) return null
  const done = items.filter((item) => item.status === uploadStatus.succeeded).length
  const failed = items.filter((item) => item.status === uploadStatus.failed).length
  const summary = `已上传 ${done}/${items.length}${failed > 0 ? `，${failed} 个失败` : ''}`
  return (
    <section className="uploads" part="uploads" aria-label="上传列表">
      <p className="uploads-summary" role="status">
        {paused ? '网络已断开，恢复后自动继续上传' : summary}
      </p>
      <ul>
        {items.map((item) => (
          <UploadRow key={item.key} item={item} onRetry={retry} onRemove={remove} />
        ))}
      </ul>
    </section>
  )
}
