/** A time to wait, for the reader; nothing where it is unknown. */
export function remaining(seconds: number | undefined): string[] {
  if (seconds === undefined) return []
  return [`剩 ${seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`}`]
}
