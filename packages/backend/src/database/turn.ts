/**
 * Lets the sockets be read that have something to say. The embedded engine answers before any of them gets a turn, so
 * that without this a batch would never hold more than one.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
