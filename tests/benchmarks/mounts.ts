import type { Browser } from './browser.ts'
import type { Result } from './result.ts'

const count = 2000

const run = `(async () => {
  await customElements.whenDefined('resource-library')
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 50))
    gc()
  }
  const mount = async () => {
    const element = document.createElement('resource-library')
    document.body.append(element)
    await new Promise((resolve) => setTimeout(resolve))
    element.remove()
  }
  // The first ones fill caches and warm the compiler up: half a megabyte that comes once.
  for (let warm = 0; warm < ${count}; warm++) await mount()
  await settle()
  const before = performance.memory.usedJSHeapSize
  const start = performance.now()
  for (let turn = 0; turn < ${count}; turn++) await mount()
  const time = performance.now() - start
  await settle()
  return { time, grown: performance.memory.usedJSHeapSize - before }
})()`

/** Two thousand elements put in and taken out, one after the other, after as many that are not measured. */
export async function mounts(browser: Browser, origin: string, token: string): Promise<Result[]> {
  const page = await browser.newPage()
  await page.send('Network.setCookie', { name: 'userToken', value: token, url: origin })
  const loaded = new Promise<void>((resolve) => page.on('Page.loadEventFired', () => resolve()))
  await page.send('Page.navigate', { url: `${origin}/bench/library.html` })
  await loaded
  const { time, grown } = await page.evaluate<{ time: number; grown: number }>(run)
  await page.close()
  return [
    { name: 'mount and remove one', value: time / count, unit: 'ms' },
    { name: 'heap grown by 2,000 mounts', value: grown / 1024, unit: 'KB', aim: 'no growth' },
  ]
}
