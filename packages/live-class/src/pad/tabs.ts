import { hearOtherTabs } from '@mango/client'

/** What the tabs of one phone hear of each other, and what only one of them does at a time. */
export interface Tabs {
  /** Runs when no other tab runs anything under this name. */
  alone<Result>(run: () => Promise<Result>): Promise<Result>
  close(): void
}

/** A tab that the browser has put to sleep in the middle holds up the others no longer than this. */
const patience = 3000

/**
 * The tabs of one phone share what is stored under a key.
 * @param onChange another tab has written it
 */
export function joinTabs(key: string, onChange: () => void): Tabs {
  // A page without TLS has no locks: then the server, which takes an answer that comes twice for one, keeps it right.
  const locks = globalThis.navigator?.locks
  return {
    async alone(run) {
      if (!locks) return run()
      const turn = { begun: false }
      try {
        return await locks.request(key, { signal: AbortSignal.timeout(patience) }, () => {
          turn.begun = true
          return run()
        })
      } catch (error) {
        if (turn.begun) throw error
        return run()
      }
    },
    close: hearOtherTabs(onChange, key),
  }
}
