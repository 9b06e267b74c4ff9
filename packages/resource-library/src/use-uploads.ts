import { CallError, isExpired, readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import type { UploadItem, UploadQueue } from '@mango/client/upload'
import { text, type LibraryFile, type LibraryVariant } from '@mango/contract/library'
import { useNotify } from '@mango/ui/notice'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { refreshLibrary } from './library.query.ts'
import { sortOut } from './rules.ts'

/**
 * The uploads of one library; they go on while its dialog is closed, and stop when the element leaves the page.
 * Most people only pick: the queue is loaded with the first file.
 */
export function useUploads(variant: LibraryVariant, onUploaded: (file: LibraryFile) => void) {
  const client = useClient()
  const notify = useNotify()
  const [queue, setQueue] = useState<UploadQueue>()
  const loading = useRef<Promise<UploadQueue>>(undefined)

  const uploaded = useEffectEvent((file: LibraryFile) => {
    onUploaded(file)
    void refreshLibrary(client, variant)
  })
  const failed = useEffectEvent((error: unknown) => {
    // What the server said about a policy or a registration; a storage failure is told by the item alone.
    if (error instanceof CallError && !isExpired(error)) notify({ kind: 'error', text: readable(error) })
  })
  useEffect(
    () => queue?.connect({ onUploaded: (file) => uploaded(file), onFailed: (_, error) => failed(error) }),
    [queue],
  )

  const add = useCallback(
    async (files: readonly File[]) => {
      const { accepted, refusal } = sortOut(files, variant)
      if (refusal) notify({ kind: 'warning', ...refusal })
      if (accepted.length === 0) return
      try {
        loading.current ??= import('@mango/client/upload').then((upload) =>
          upload.createUploadQueue({ client, variant }),
        )
        const ready = await loading.current
        setQueue(ready)
        ready.add(accepted)
      } catch {
        loading.current = undefined
        notify({ kind: 'error', text: '上传功能加载失败，请检查网络后重试' })
      }
    },
    [client, variant, notify],
  )
  const remove = useCallback(
    (item: UploadItem, running: boolean) => {
      queue?.remove(item.key)
      if (running) notify({ kind: 'warning', text: text.uploadCancelled })
    },
    [queue, notify],
  )
  return { queue, add, remove }
}
export type Uploads = ReturnType<typeof useUploads>
