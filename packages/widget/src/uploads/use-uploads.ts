import { CallError, isExpired, readable, type Client } from '@mango/client'
import { useClient } from '@mango/client/react'
import { isPending, isUnfinished, uploadStatus, type Transfer, type UploadLimits } from '@mango/client/upload'
import { text } from '@mango/contract'
import { text as libraryText } from '@mango/contract/library'
import { useNotify } from '@mango/ui/notice'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { StartedUploads } from './start-uploads.ts'

interface UploadsOptions<Result> {
  /** How a file is sent; loaded with the first one. What it gives stays the queue's for good. */
  transfer(): Promise<Transfer<Result>>
  limits: UploadLimits
  /** Whether the element shows the list of its uploads right now. */
  inSight: boolean
  /** Whether the element itself shows what is done: its row leaves the list, so that there is one place to take it away. */
  handsOver?: boolean
  /** Of the notice of a file that failed. @default 错误 */
  errorTitle?: string
  /** The element: what the page shows of its uploads looks as it does. */
  host: HTMLElement
  /** A file is where it belongs, and perhaps in the place of another; may be called when the element has long left the page. */
  onDone(result: Result, replaces?: number): void
}

/** A component knows no theme: its element draws it in one. */
const themeOf = ({ shadowRoot }: HTMLElement) =>
  shadowRoot?.querySelector<HTMLElement>('.mango')?.dataset['theme'] ?? 'light'

const nothing = () => () => undefined

/**
 * The uploads of one element. They go on while its list is out of sight, and when it has left the page: the page shows
 * them then. Most people upload nothing: the queue is loaded with the first file.
 */
export function useUploads<Result>(options: UploadsOptions<Result>) {
  const client = useClient()
  const notify = useNotify()
  const [started, setStarted] = useState<StartedUploads>()
  const loading = useRef<{ client: Client; uploads: Promise<StartedUploads> }>(undefined)
  // Not an effect event: what is called out of sight is called without effects.
  const latest = useRef({ ...options, notify })
  useLayoutEffect(() => {
    latest.current = { ...options, notify }
  })

  const { inSight } = options
  useEffect(() => {
    const leave = () => started?.leaveSight(themeOf(latest.current.host))
    if (inSight) started?.comeInSight()
    else leave()
    return leave
  }, [started, inSight])

  const queue = started?.queue
  const { handsOver = false } = options
  useEffect(
    () =>
      handsOver
        ? queue?.store.subscribe(({ items }) => {
            if (items.some(({ status }) => status === uploadStatus.succeeded)) queue.clearDone()
          })
        : undefined,
    [queue, handsOver],
  )
  /** How many files are on their way. */
  const pending = useSyncExternalStore(
    queue?.store.subscribe ?? nothing,
    () => queue?.store.getState().items.filter(isPending).length ?? 0,
  )

  /** The same with those that failed, which may be tried again. */
  const unfinished = useSyncExternalStore(
    queue?.store.subscribe ?? nothing,
    () => queue?.store.getState().items.filter(isUnfinished).length ?? 0,
  )

  const load = useCallback(async () => {
    const [{ startUploads }, transfer] = await Promise.all([import('./start-uploads.ts'), latest.current.transfer()])
    return startUploads<Result>({
      client,
      transfer,
      limits: () => latest.current.limits,
      onDone: (result, replaces) => latest.current.onDone(result, replaces),
      onFailed: (error) => {
        // A session that ended is told by its own end.
        if (!(error instanceof CallError) || isExpired(error)) return
        const { notify: tell, errorTitle = text.errorTitle } = latest.current
        tell({ kind: 'error', title: errorTitle, text: readable(error) })
      },
    })
  }, [client])

  const add = useCallback(
    async (files: readonly File[]) => {
      try {
        // Another client speaks for somebody else, or with somebody else.
        if (loading.current?.client !== client) loading.current = { client, uploads: load() }
        const ready = await loading.current.uploads
        setStarted(ready)
        for (const note of ready.queue.add(files)) notify({ kind: 'warning', ...note })
      } catch {
        loading.current = undefined
        notify({ kind: 'error', text: '上传功能加载失败，请检查网络后重试' })
      }
    },
    [client, load, notify],
  )
  const tellCancelled = useCallback(() => notify({ kind: 'warning', text: libraryText.uploadCancelled }), [notify])
  return { queue, pending, unfinished, add, tellCancelled }
}
export type Uploads = ReturnType<typeof useUploads>
