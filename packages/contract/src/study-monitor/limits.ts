export const monitorPageSize = 12
/** Reply history, detailed log and feedback list. */
export const dialogPageSize = 8
/** A hit rate below this is highlighted. */
export const hitRateWarning = 80
/** Decided here, as the call is ours: how many days, today with them, tell whether a student needs help, and from how many misses in them on. */
export const helpDays = 7
export const helpMisses = 6
/**
 * Decided here, too: from which hour of the school's time on it tells something that a student has not spoken today. Before the
 * lessons are over most have not, who need no help.
 */
export const helpSilentFromHour = 18

/** How many sentences that were not understood are told at most: decided here. */
export const mostMisses = 20

/** The documents leave the length of a message open: decided here. */
export const messageLength = 500

/** Hits in percent, rounded up; 0 where nothing was asked. */
export function hitRate(total: number, missed: number): number {
  // Multiplied first: 7 of 100 would be a little over 7 percent otherwise.
  const rate = Math.ceil(((total - missed) * 100) / total)
  return Number.isFinite(rate) ? rate : 0
}
