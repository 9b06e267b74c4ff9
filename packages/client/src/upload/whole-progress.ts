import { isPending, uploadStatus, type UploadItem } from './upload-item.ts'

/** Whether nobody has been told its name yet. */
export const isRenamable = (item: UploadItem): boolean =>
  item.status === uploadStatus.failed || (isPending(item) && item.step !== 'registering')

/** How far several uploads are together. */
export interface WholeProgress {
  /** 0 to 1. */
  readonly share: number
  /** Whole seconds until all is sent, at the speed of what runs; undefined while that is unknown. */
  readonly secondsLeft: number | undefined
}

/** Of what was sent, what runs and what waits; what failed waits for somebody. */
export function wholeProgress(items: readonly UploadItem[]): WholeProgress {
  const counted = items.filter((item) => isPending(item) || item.status === uploadStatus.succeeded)
  const all = counted.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = counted.reduce((sum, { bytes, progress }) => sum + bytes * progress, 0)
  const left = counted.reduce((sum, { bytes, progress }) => sum + bytes * (1 - progress), 0)
  const running = counted.find(({ secondsLeft }) => secondsLeft !== undefined)
  const ofRunning = running ? running.bytes * (1 - running.progress) : 0
  return {
    share: all > 0 ? sent / all : 0,
    secondsLeft:
      running?.secondsLeft !== undefined && ofRunning > 0
        ? Math.ceil((running.secondsLeft / ofRunning) * left)
        : undefined,
  }
}
