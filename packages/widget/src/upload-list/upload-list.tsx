import type { UploadItem, UploadQueue } from '@mango/client/upload'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useStore } from 'zustand'
import css from './upload-list.css?inline'
import { UploadRows } from './upload-rows.tsx'
import { UploadSummary } from './upload-summary.tsx'

export interface UploadListProps {
  queue: UploadQueue
  /** A running upload was ended by the reader. */
  onCancelled?: ((item: UploadItem) => void) | undefined
}

/** The uploads of one queue, in the order they were chosen. Nothing is drawn while there are none. */
export function UploadList({ queue, onCancelled }: UploadListProps) {
  const { items, paused } = useStore(queue.store)
  const styles = useLazyStyles(css)
  if (items.length === 0) return null
  return (
    <section ref={styles} className="uploads" part="uploads" aria-label="上传列表">
      <UploadSummary
        items={items}
        paused={paused}
        onRetryAll={queue.retryAll}
        onClearDone={queue.clearDone}
        onChooseAll={queue.chooseAll}
      />
      <UploadRows queue={queue} items={items} onCancelled={onCancelled} />
    </section>
  )
}
