import type { Page } from './stage.ts'

/** Lets the next call of a path reach the server, and loses what it answers. */
export const loseAnswer = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

/** That it failed is told, and once that notice has gone the next press is no double press. */
export async function toldLost(page: Page) {
  const told = page.getByRole('region', { name: '通知' }).getByText('网络连接失败，请检查网络后重试')
  await told.waitFor()
  await told.waitFor({ state: 'detached' })
}
