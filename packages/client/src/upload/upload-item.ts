import type { KnownFile } from './known-file.ts'
import type { UploadStep } from './transfer.ts'

/** Status of an upload item (document 1, section 4). */
export const uploadStatus = { waiting: 0, uploading: 1, succeeded: 2, failed: 3 } as const
export type UploadStatus = (typeof uploadStatus)[keyof typeof uploadStatus]

export interface UploadItem {
  readonly key: string
  readonly fileName: string
  readonly bytes: number
  readonly status: UploadStatus
  /** What a running upload is at. */
  readonly step: UploadStep
  /** 0 to 1. */
  readonly progress: number
  /** Whole seconds, once the speed is known. */
  readonly secondsLeft: number | undefined
  /** Why it failed, in words for the reader. */
  readonly reason: string | undefined
  /** Where it is already: it waits until somebody chooses what becomes of it. */
  readonly known?: KnownFile | undefined
  /** The file whose place it takes, where that was chosen. */
  readonly replaces?: number | undefined
}

/** Whether there is still something to do for an item without anybody asking. */
export const isPending = ({ status }: UploadItem) =>
  status === uploadStatus.waiting || status === uploadStatus.uploading

/** Whether it may still come to where it belongs: what failed may be tried again. */
export const isUnfinished = ({ status }: UploadItem) => status !== uploadStatus.succeeded
