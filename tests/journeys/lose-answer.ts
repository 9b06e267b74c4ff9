import { intercept } from './intercept.ts'
import type { Page } from './stage.ts'

/** Lets the next call of a path reach the server, and loses what it answers. */
export const loseAnswer = (page: Page, path: string) =>
  intercept(
    page,
    (url) => url.pathname.endsWith(path),
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

const lost = '网络连接失败，请检查网络后重试'

/**
 * Presses what sends a call whose answer is lost. That it failed is told, and once that notice has gone the next press
 * is no double press. The page itself looks for the notice, at every frame: from outside a busy machine may miss its
 * three seconds.
 */
export async function pressAndLose(page: Page, path: string, press: () => Promise<unknown>, words = lost) {
  await loseAnswer(page, path)
  const [seen] = await Promise.all([
    page.evaluateHandle((words) => {
      const seen = { told: false }
      addEventListener('notice', (event) => {
        const [host] = event.composedPath()
        const root = host instanceof Element ? (host.shadowRoot ?? document) : document
        const look = () => {
          seen.told ||= !!root.querySelector('[role=region][aria-label=通知]')?.textContent?.includes(words)
          if (!seen.told) requestAnimationFrame(look)
        }
        look()
      })
      return seen
    }, words),
    page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname.endsWith(path)),
    press(),
  ])
  await page.waitForFunction(({ told }) => told, seen)
  await page.getByRole('region', { name: '通知' }).getByText(words).waitFor({ state: 'detached' })
}
