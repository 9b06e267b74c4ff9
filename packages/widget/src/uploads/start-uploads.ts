import { createUploadQueue, unattended, type UploadQueue, type UploadQueueOptions } from '@mango/client/upload'
import { showUnattended } from '../upload-indicator/index.ts'

let showing = false

/** A queue whose files the page shows wherever its own list is out of sight. */
export function startUploads<Result>(options: UploadQueueOptions<Result>): StartedUploads {
  if (!showing) showUnattended()
  showing = true
  const queue = createUploadQueue(options)
  return {
    queue,
    comeInSight: () => unattended.takeBack(queue),
    leaveSight: (theme) => unattended.leave(queue, theme),
  }
}

export interface StartedUploads {
  readonly queue: UploadQueue
  comeInSight(): void
  leaveSight(theme: string): void
}
