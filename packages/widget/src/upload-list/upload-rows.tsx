import { uploadStatus, type KnownChoice, type UploadItem, type UploadQueue } from '@mango/client/upload'
import { useCallback, useEffect, useRef } from 'react'
import { knownAmong } from './known-among.ts'
import { UploadRow } from './upload-row.tsx'

interface UploadRowsProps {
  queue: UploadQueue
  items: readonly UploadItem[]
  onCancelled?: ((item: UploadItem) => void) | undefined
}

/** The rows of one queue. They scroll by themselves to the one that waits for a choice or uploads; the page stays where it is. */
export function UploadRows({ queue, items, onCancelled }: UploadRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [asked] = knownAmong(items)
  const shown = items.findIndex((item) => (asked ? item === asked : item.status === uploadStatus.uploading))
  // Not a layout effect: what is around them may be shown by one.
  useEffect(() => {
    const rows = list.current
    const row = rows?.children[shown]
    if (!rows || !(row instanceof HTMLElement)) return
    const end = row.offsetTop + row.offsetHeight - rows.clientHeight
    rows.scrollTop = Math.max(end, Math.min(rows.scrollTop, row.offsetTop))
  }, [shown])
  const retry = useCallback((item: UploadItem) => queue.retry(item.key), [queue])
  const rename = useCallback((item: UploadItem, fileName: string) => queue.rename(item.key, fileName), [queue])
  const remove = useCallback(
    (item: UploadItem) => {
      const place = queue.store.getState().items.findIndex(({ key }) => key === item.key)
      const buttons = list.current?.querySelectorAll<HTMLElement>('.upload-remove')
      // The row takes the focus along: what is beside it keeps it near.
      const near = buttons?.[place + 1] ?? buttons?.[place - 1]
      near?.focus()
      queue.remove(item.key)
      if (item.status === uploadStatus.uploading) onCancelled?.(item)
    },
    [queue, onCancelled],
  )
  const choose = useCallback(
    (item: UploadItem, choice: KnownChoice) => {
      const place = queue.store.getState().items.findIndex(({ key }) => key === item.key)
      queue.choose(item.key, choice)
      // To what is to be chosen next, or what stands where it was.
      requestAnimationFrame(() => {
        const rows = list.current
        const near = rows?.querySelector('.upload-choice') ?? rows?.children[place]?.querySelector('.upload-remove')
        const last = rows?.lastElementChild?.querySelector('.upload-remove')
        const button = near ?? last
        if (button instanceof HTMLElement) button.focus()
      })
    },
    [queue],
  )
  return (
    <ul ref={list} className="upload-rows">
      {items.map((item) => (
        <UploadRow key={item.key} item={item} onRetry={retry} onRemove={remove} onRename={rename} onChoose={choose} />
      ))}
    </ul>
  )
}
