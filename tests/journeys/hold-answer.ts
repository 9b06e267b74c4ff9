import { intercept } from './intercept.ts'
import type { Page } from './stage.ts'

/** Lets the next call of a path reach the server, and keeps what it answers. @returns lets that go, and waits until it is here */
export async function holdAnswer(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await intercept(
    page,
    (url) => url.pathname.endsWith(path),
    async (route) => {
      const response = await route.fetch()
      await released
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return async () => {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path))
    release()
    await (await answer).finished()
  }
}
