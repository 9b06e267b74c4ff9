const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** The day of a platform time, as the person's calendar has it; undefined where it is none. */
function dayOf(time: string): Date | undefined {
  const [year, month, day] = time.slice(0, 10).split('-').map(Number)
  if (!year || !month || !day) return undefined
  return new Date(year, month - 1, day)
}

const two = (number: number) => String(number).padStart(2, '0')

/** `11/23 今天` or `11/20 周五`. */
export function dayLabel(time: string, today = new Date()): string {
  const day = dayOf(time)
  if (!day) return ''
  const isToday = day.toDateString() === today.toDateString()
  return `${two(day.getMonth() + 1)}/${two(day.getDate())} ${isToday ? '今天' : weekdays[day.getDay()]}`
}

/** `13:26`, or `1:02:03` from an hour on. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(whole % 60)}`
}
