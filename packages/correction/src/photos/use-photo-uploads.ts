import { useClient } from '@mango/client/react'
import type { UploadItem, UploadQueue } from '@mango/client/upload'
import { useSteady } from '@mango/widget/steady'
import { useUploads } from '@mango/widget/uploads'
import { useSyncExternalStore } from 'react'
import { photoLimits } from './photo-limits.ts'

interface PhotoUploadsOptions {
  readonly paperId: number
  readonly emend: boolean
  /** How many photos of this kind the server has. */
  readonly there: number
  readonly host: HTMLElement
  /** How a photo was turned by hand: quarter turns to the right. */
  turnsOf?(fileName: string): number
}

/** Photos on their way to a paper. */
export function usePhotoUploads({ paperId, emend, there, host, turnsOf = untouched }: PhotoUploadsOptions) {
  const client = useClient()
  const steadyTurns = useSteady(turnsOf)
  const { queue, add } = useUploads<void>({
    transfer: async () => (await import('./photo-transfer.ts')).photoTransfer(client, paperId, emend, steadyTurns),
    limits: photoLimits(emend, there),
    inSight: true,
    host,
    onDone: () => undefined,
  })
  const items = useItems(queue)
  const isPaused = useSyncExternalStore(
    queue?.store.subscribe ?? nothing,
    () => queue?.store.getState().paused ?? false,
  )
  return { add, queue, items, isPaused }
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>

const untouched = () => 0
const none: readonly UploadItem[] = []
const nothing = () => () => undefined

/** What a queue holds, as it goes on. */
export const useItems = (queue: UploadQueue | undefined): readonly UploadItem[] =>
  useSyncExternalStore(queue?.store.subscribe ?? nothing, () => queue?.store.getState().items ?? none)
