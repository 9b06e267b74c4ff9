const first = 500
/** While a server that restarts may be back at any moment: nobody in a class waits longer than three seconds for it. */
const longest = 3500
/** So many attempts take half a minute. Whoever is still away then is called less often. */
const attemptsOfRestart = 18
const longestAfter = 10_000
/** A connection that lasted this long was a good one. */
const stableAfter = 30_000

/**
 * How long to wait before each attempt to connect. Full jitter, because two hundred phones lose their server in the same
 * moment; and no way back to the first wait before a connection has been stable, because a server that accepts and
 * drops would otherwise be called in a hot loop.
 */
export function createBackoff(random: () => number, now: () => number) {
  let failures = 0
  let skip: (() => void) | undefined
  let connectedAt: number | undefined
  /** Milliseconds until the next attempt; 0 for the very first. */
  function next(): number {
    const ceiling =
      failures === 0 ? 0 : Math.min(failures < attemptsOfRestart ? longest : longestAfter, first * 2 ** failures)
    failures = Math.min(failures + 1, attemptsOfRestart)
    return Math.round(random() * ceiling)
  }
  return {
    next,
    /** Waits before an attempt. */
    wait: () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, next())
        skip = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    /** Ends the wait that is under way. */
    skip: () => skip?.(),
    connected() {
      connectedAt = now()
    },
    lost() {
      if (connectedAt !== undefined && now() - connectedAt >= stableAfter) failures = 1
      connectedAt = undefined
    },
  }
}
