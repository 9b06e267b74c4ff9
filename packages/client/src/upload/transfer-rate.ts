/** How much of the past still counts: short hiccups don't make the remaining time jump. */
const memorySeconds = 2.5

/** Smoothed speed of a transfer. Times in milliseconds, sizes in bytes. */
export interface TransferRate {
  readonly at: number
  readonly loaded: number
  readonly bytesPerSecond: number
}

/** The rate after another progress report. */
export function nextRate(previous: TransferRate | undefined, at: number, loaded: number): TransferRate {
  if (!previous) return { at, loaded, bytesPerSecond: 0 }
  const seconds = (at - previous.at) / 1000
  if (seconds <= 0) return previous
  const current = Math.max(0, loaded - previous.loaded) / seconds
  if (previous.bytesPerSecond === 0) return { at, loaded, bytesPerSecond: current }
  const weight = 1 - Math.exp(-seconds / memorySeconds)
  return { at, loaded, bytesPerSecond: previous.bytesPerSecond + weight * (current - previous.bytesPerSecond) }
}

/** Whole seconds still to go, or undefined while the speed is unknown. */
export function secondsLeft(rate: TransferRate | undefined, totalBytes: number): number | undefined {
  if (!rate || rate.bytesPerSecond <= 0) return undefined
  return Math.max(1, Math.ceil((totalBytes - rate.loaded) / rate.bytesPerSecond))
}
