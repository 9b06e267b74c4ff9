import * as v from 'valibot'
import type { BenchPage, Browser } from './browser.ts'
import { against, median, type Result } from './result.ts'

const rounds = 7
const pages = { library: '/bench/library.html', bare: '/bench/bare-react/index.html' }
type PageName = keyof typeof pages

/** Notes when ten rows were painted, and how long the next page takes from its click. */
const watch = `
  globalThis.rowsOf = () => {
    const shadow = document.querySelector('resource-library')?.shadowRoot
    return shadow ? shadow.querySelectorAll('.file-row input') : document.querySelectorAll('tr.row')
  }
  globalThis.painted = (ready) => new Promise((resolve) => {
    const look = () => ready() ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))) : requestAnimationFrame(look)
    look()
  })
  globalThis.firstRows = painted(() => document.body && rowsOf().length >= 10)
`
const nextPage = `(async () => {
  const shadow = document.querySelector('resource-library')?.shadowRoot
  const root = shadow ?? document
  const button = shadow ? shadow.querySelector('[aria-label="下一页"]') : document.querySelector('#next')
  const name = () => root.querySelector(shadow ? '.files ul:not([data-stale]) .file-name' : '.name')?.textContent
  const before = name()
  const start = performance.now()
  button.click()
  return (await painted(() => name() !== undefined && name() !== before)) - start
})()`

interface Visit {
  time: number
  switchTime: number
  bytes: number
  requests: number
}

async function visit(
  browser: Browser,
  origin: string,
  token: string,
  name: PageName,
  slowdown: number,
): Promise<Visit> {
  const page = await browser.newPage()
  const traffic = followTraffic(page)
  await page.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.send('Network.setCookie', { name: 'userToken', value: token, url: origin })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch })
  await page.send('Page.navigate', { url: origin + pages[name] })
  const time = await untilDefined(page)
  const { bytes, requests } = traffic()
  const switches: number[] = []
  for (let turn = 0; turn < 3; turn++) switches.push(await page.evaluate<number>(nextPage))
  await page.close()
  return { time, switchTime: median(switches), bytes, requests }
}

/** The navigation replaces the context that a call was waiting in: ask until the new one answers. */
async function untilDefined(page: BenchPage): Promise<number> {
  for (;;) {
    const time = await page.evaluate<number | null>('globalThis.firstRows ?? null').catch(() => null)
    if (time !== null) return time
  }
}

const requestEvent = v.object({ requestId: v.string(), type: v.string(), request: v.object({ url: v.string() }) })
const finishedEvent = v.object({ requestId: v.string(), encodedDataLength: v.number() })

/** Bytes and requests of code and data; pictures of files are not part of the yardstick. */
function followTraffic(page: BenchPage): () => { bytes: number; requests: number } {
  const counted = new Map<string, number>()
  page.on('Network.requestWillBeSent', (event) => {
    const { requestId, type, request } = v.parse(requestEvent, event)
    const { url } = request
    if (type !== 'Image' && url.startsWith('http') && !url.endsWith('favicon.ico')) counted.set(requestId, 0)
  })
  page.on('Network.loadingFinished', (event) => {
    const { requestId, encodedDataLength } = v.parse(finishedEvent, event)
    if (counted.has(requestId)) counted.set(requestId, encodedDataLength)
  })
  return () => ({ bytes: [...counted.values()].reduce((sum, bytes) => sum + bytes, 0), requests: counted.size })
}

/** From script tag to ten painted rows, and from page to page, beside a bare React page showing the same rows. */
export async function firstRows(browser: Browser, origin: string, token: string): Promise<Result[]> {
  const results: Result[] = []
  for (const slowdown of [1, 4]) {
    const visits: Record<PageName, Visit[]> = { library: [], bare: [] }
    // In turn, so that both see the same machine.
    for (let round = 0; round < rounds; round++) {
      for (const name of ['library', 'bare'] as const)
        visits[name].push(await visit(browser, origin, token, name, slowdown))
    }
    const of = (name: PageName, field: keyof Visit) => median(visits[name].map((one) => one[field]))
    const cpu = `CPU ×${slowdown}`
    if (slowdown === 1) {
      results.push(
        against('bytes until ten rows', of('library', 'bytes'), of('bare', 'bytes'), 'bytes', '≤ 110 KB'),
        against('requests until ten rows', of('library', 'requests'), of('bare', 'requests'), 'requests', ''),
      )
    }
    results.push(
      against(`ten rows painted, ${cpu}`, of('library', 'time'), of('bare', 'time'), 'ms', '≤ 1.3'),
      against(`page switch, ${cpu}`, of('library', 'switchTime'), of('bare', 'switchTime'), 'ms', 'within 16.7 ms'),
    )
  }
  return results
}
