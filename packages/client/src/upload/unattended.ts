import { createStore } from 'zustand/vanilla'
import { isPending } from './upload-item.ts'
import type { UploadQueue, UploadState } from './upload-queue.ts'

/** Uploads that go on out of sight of what began them. */
export interface UnattendedUploads extends UploadState {
  readonly queue: UploadQueue
  readonly theme: string
}

/**
 * The uploads of a page whose dialog has closed, or whose element has gone: somebody has to show them.
 * A queue that has nothing left to do when it is left is not among them; one that ends later stays until it is emptied.
 */
export function createUnattended() {
  const store = createStore<readonly UnattendedUploads[]>(() => [])
  const stops = new Map<UploadQueue, () => void>()

  const takeBack = (queue: UploadQueue) => {
    stops.get(queue)?.()
    stops.delete(queue)
    store.setState(
      store.getState().filter((entry) => entry.queue !== queue),
      true,
    )
  }
  const leave = (queue: UploadQueue, theme: string) => {
    if (stops.has(queue) || !queue.store.getState().items.some(isPending)) return
    const follow = (state: UploadState) => {
      if (state.items.length === 0) return takeBack(queue)
      store.setState(
        store.getState().map((entry) => (entry.queue === queue ? { ...entry, ...state } : entry)),
        true,
      )
    }
    stops.set(queue, queue.store.subscribe(follow))
    store.setState([...store.getState(), { queue, theme, ...queue.store.getState() }], true)
  }
  return { store, leave, takeBack }
}

/** Those of this page, whatever context they speak for: one place shows them all. */
export const unattended = createUnattended()
