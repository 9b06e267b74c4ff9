import { doubleTapMilliseconds } from '@mango/contract/live-class'
import { expect } from 'vitest'
import type { Page } from './stage.ts'

/** Waits until one more press is no second tap of the one before, by the clock that the board itself looks at. */
export async function pastDoubleTap(page: Page): Promise<void> {
  const until = await page.evaluate((guard) => performance.now() + guard, doubleTapMilliseconds)
  await page.waitForFunction((end) => performance.now() >= end, until)
}

/** Presses until it is so: a press counts for nothing while the one before is fresh, or still under way. */
export async function pressUntil(page: Page, press: () => Promise<unknown>, isSo: () => Promise<boolean>) {
  await expect
    .poll(async () => {
      if (await isSo()) return true
      await press()
      await pastDoubleTap(page)
      return isSo()
    })
    .toBe(true)
}
