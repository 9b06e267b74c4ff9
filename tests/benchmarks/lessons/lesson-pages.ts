import type { Browser } from '../browser.ts'
import { against, median, type Result } from '../result.ts'

const rounds = 5
const pages = { ours: '/bench/lessons.html', bare: '/bench/bare-lessons/index.html' }

/** Presses a button of the pager; how long until the seven lessons of that page, and not those before, are painted. */
const steps = `
  globalThis.inside = () => document.querySelector('lesson-list')?.shadowRoot ?? document
  globalThis.days = () => [...inside().querySelectorAll('ul:not([aria-busy]) > li time')].map(({ textContent }) => textContent).join()
  globalThis.isReady = () => inside().querySelectorAll('li time').length === 7
  globalThis.turn = (name) => {
    const before = days()
    const start = performance.now()
    inside().querySelector('[aria-label="' + name + '"]').click()
    return new Promise((resolve) => {
      const look = () => days() !== '' && days() !== before
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        : requestAnimationFrame(look)
      look()
    })
  }
`

async function visit(browser: Browser, address: string, token: string, slowdown: number) {
  const page = await browser.newPage()
  await page.send('Network.setCookie', { name: 'userToken', value: token, url: address })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: steps })
  await page.send('Page.navigate', { url: address })
  const limit = performance.now() + 30_000
  while (!(await page.evaluate<boolean>('globalThis.isReady?.() === true').catch(() => false)))
    if (performance.now() > limit) throw new Error(`${address}: no lessons`)
  const times: number[] = []
  // Each page for the first time: what was already loaded is shown at once.
  for (let turn = 0; turn < 4; turn++) times.push(await page.evaluate<number>(`turn('下一页')`))
  await page.close()
  return median(times)
}

/** From page to page of a teacher's lessons, beside a bare React list of the same ones. */
export async function lessonPages(browser: Browser, origin: string, token: string): Promise<Result[]> {
  const results: Result[] = []
  for (const slowdown of [1, 4]) {
    const times = { ours: [] as number[], bare: [] as number[] }
    // In turn, so that both see the same machine; the first round only warms the server up.
    for (let round = -1; round < rounds; round++) {
      for (const name of ['ours', 'bare'] as const) {
        const time = await visit(browser, origin + pages[name], token, slowdown)
        if (round >= 0) times[name].push(time)
      }
    }
    const name = `lessons, page switch, CPU ×${slowdown}`
    results.push(against(name, median(times.ours), median(times.bare), 'ms', 'within 16.7 ms'))
  }
  return results
}
