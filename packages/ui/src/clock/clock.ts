const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as a clock: 13:42, from an hour on 1:02:03; `--:--` while nobody knows how many. */
export function clock(seconds: number): string {
  if (!Number.isFinite(seconds)) return '--:--'
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(rest)}`
}
