/** The clock of a time: 16:20. */
export const clockOf = (time: string): string => time.slice(11, 16)

/** Whole minutes from one time to another. */
export const minutesBetween = (from: string, to: string): number =>
  Math.ceil((Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / 60_000)
