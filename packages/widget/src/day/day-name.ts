const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']
const dayLength = 86_400_000

/** A moment as the platform writes it: `2026-11-18 16:20:00`, in China, where the platform lives. */
const chinaTime = (moment: number) => new Date(moment + 8 * 3_600_000).toISOString()

/** A moment of the platform to the minute: 今天 17:25. */
export const minuteName = (time: string, now?: number): string => `${dayName(time, now)} ${time.slice(11, 16)}`

/** The day of a moment of the platform as people say it: 今天, 昨天, 明天, 11/13 周五, in another year 2025/11/13. */
export function dayName(time: string, now = Date.now()): string {
  const day = time.slice(0, 10)
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  const [today, yesterday, tomorrow] = [0, -1, 1].map((days) => chinaTime(now + days * dayLength).slice(0, 10))
  if (day === today) return '今天'
  if (day === yesterday) return '昨天'
  if (day === tomorrow) return '明天'
  const inThisYear = day.slice(0, 4) === today?.slice(0, 4)
  return inThisYear ? `${day.slice(5).replace('-', '/')} ${weekdays[at.getUTCDay()]}` : day.replaceAll('-', '/')
}
