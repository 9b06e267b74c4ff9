const two = (number: number) => String(number).padStart(2, '0')

/** `13:26`, or `1:02:03` from an hour on. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(whole % 60)}`
}
