/** Whole percent; nothing out of nothing is 0. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** `3.2 秒`, `1 分 05 秒`. */
export function formatTimeCost(milliseconds: number): string {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} 秒`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} 分 ${String(seconds % 60).padStart(2, '0')} 秒`
}
