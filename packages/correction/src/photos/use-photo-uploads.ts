import { useClient } from '@mango/client/react'
import { uploadStatus, type UploadItem, type UploadQueue } from '@mango/client/upload'
import { useUploads } from '@mango/widget/uploads'
import { useState, useSyncExternalStore } from 'react'
import { photoLimits } from './photo-limits.ts'

interface PhotoUploadsOptions {
  readonly paperId: number
  readonly emend: boolean
  /** How many photos of this kind the server has. */
  readonly there: number
  readonly host: HTMLElement
  readonly inSight?: boolean
}

/** Photos on their way to a paper. */
export function usePhotoUploads({ paperId, emend, there, host, inSight = true }: PhotoUploadsOptions) {
  const client = useClient()
  /** How many are on their way: they count too. */
  const [onTheWay, setOnTheWay] = useState(0)
  const { queue, add } = useUploads<void>({
    transfer: async () => (await import('./photo-transfer.ts')).photoTransfer(client, paperId, emend),
    limits: photoLimits(emend, there + onTheWay),
    inSight,
    host,
    onDone: () => undefined,
  })
  const items = useItems(queue)
  const waiting = items.filter(({ status }) => status !== uploadStatus.succeeded).length
  if (waiting !== onTheWay) setOnTheWay(waiting)
  return { add, queue, items }
}

const none: readonly UploadItem[] = []
const nothing = () => () => undefined

const useItems = (queue: UploadQueue | undefined): readonly UploadItem[] =>
  useSyncExternalStore(queue?.store.subscribe ?? nothing, () => queue?.store.getState().items ?? none)
