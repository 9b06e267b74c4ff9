import type { BrowserContext, Page } from 'playwright'

const probe = '/intercepted'

/**
 * Answers requests in the server's place, as `route` does, from here on without an exception: Chromium may let a request
 * pass for a moment after `route` has returned, one in a hundred of those that follow at once. So whatever is open asks
 * for something until the answer is ours.
 */
export async function intercept(target: Page | BrowserContext, ...route: Parameters<Page['route']>): Promise<void> {
  await target.route(...route)
  const open = ('pages' in target ? target.pages() : [target]).filter((page) => page.url() !== 'about:blank')
  for (const page of open) {
    await page.route(`**${probe}`, (route) => route.fulfill({ body: probe }))
    await page.evaluate(async (probe) => {
      let answer = ''
      while (answer !== probe) answer = await (await fetch(probe)).text()
    }, probe)
    await page.unroute(`**${probe}`)
  }
}
