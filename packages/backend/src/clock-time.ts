/** A moment as the platform writes it: `2026-11-18 16:20:00`, China Standard Time (UTC+8, no daylight saving). */
export const platformTime = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
