import { doubleTapMilliseconds } from '@mango/contract/live-class'

/**
 * Does what is pressed, one after the other: what is pressed while something else is under way waits for it. The same
 * once more is a double tap while it is waiting or under way for the same target, and within 300 ms also for another one.
 */
export function createPresses(onError: (error: unknown) => void, now: () => number = () => performance.now()) {
  /** Until when a name pressed once more is a double tap. */
  const quietUntil = new Map<string, number>()
  const waiting = new Set<string>()
  let before: Promise<void> = Promise.resolve()

  return function press(name: string, action: () => Promise<unknown>, target = ''): Promise<void> {
    const key = `${name} ${target}`
    if (waiting.has(key) || now() < (quietUntil.get(name) ?? 0)) return before
    quietUntil.set(name, now() + doubleTapMilliseconds)
    waiting.add(key)
    before = before
      .then(action)
      .then(() => undefined, onError)
      .finally(() => waiting.delete(key))
    return before
  }
}
