import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** Waits until something has the focus, so that the next key is for it. */
export async function focusOn(one: Locator): Promise<void> {
  await expect.poll(() => one.evaluate((element) => element.matches(':focus'))).toBe(true)
}
