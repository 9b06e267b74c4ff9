import { isUnreachable } from '../failures.ts'

interface Waiting<Item, Outcome> {
  readonly item: Item
  resolve(outcome: Outcome | undefined): void
  reject(error: unknown): void
}

/** Of one batch. */
const most = 200
/** In a crowd, new connections are taken one in a turn: without a pause each would get a batch of its own. */
const gatherMilliseconds = 15

/**
 * Lets the sockets be read that have something to say. The embedded engine answers before any of them gets a turn, so
 * that without this a batch would never hold more than one.
 */
const pause = (milliseconds?: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Does together what many ask for in the same moment: the first is served at once, and what comes until a moment after
 * its batch forms the next one. Each item has its outcome when its batch is done; batches of one key are in order. The
 * items of a batch that fails are tried one by one.
 * @param run gives an outcome for each item, in their order; where it throws, nothing of its batch is done
 */
export function createBatches<Key, Item, Outcome>(
  run: (key: Key, items: readonly Item[]) => Promise<readonly Outcome[]>,
): (key: Key, item: Item) => Promise<Outcome | undefined> {
  const queues = new Map<Key, Waiting<Item, Outcome>[]>()

  async function settle(key: Key, batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await run(
        key,
        batch.map(({ item }) => item),
      )
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index])
    } catch (error) {
      // One that can't be done is no reason to refuse the others; without a database none of them can.
      if (batch.length > 1 && !isUnreachable(error)) for (const each of batch) await settle(key, [each])
      else for (const { reject } of batch) reject(error)
    }
  }

  async function drain(key: Key, queue: Waiting<Item, Outcome>[]) {
    await pause()
    while (queue.length > 0) {
      await settle(key, queue.splice(0, most))
      if (queue.length < most) await pause(gatherMilliseconds)
    }
    queues.delete(key)
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key)
      if (queue) return void queue.push({ item, resolve, reject })
      const fresh = [{ item, resolve, reject }]
      queues.set(key, fresh)
      return void drain(key, fresh)
    })
}
