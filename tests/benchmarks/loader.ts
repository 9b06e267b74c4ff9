import * as v from 'valibot'
import { tagFiles } from '../../scripts/elements-build.ts'
import type { BenchPage, Browser } from './browser.ts'
import { median, type Result } from './result.ts'

const rounds = 7

/** Resolves to the time since the page began at which each of the tags has drawn its content; a dialog waits for its `show()`. */
const usable = (tags: readonly string[]) => `new Promise((resolve) => {
  const drawn = (tag) => {
    const element = document.querySelector(tag)
    return element && ('show' in element || element.shadowRoot?.querySelector('.mango > *'))
  }
  const look = () => ${JSON.stringify(tags)}.every(drawn) ? resolve(performance.now()) : setTimeout(look, 1)
  look()
})`

const finished = v.object({ requestId: v.string(), encodedDataLength: v.number() })
const asked = v.object({ requestId: v.string(), request: v.object({ url: v.string() }) })

/** Bytes that come over the wire for the files for hosts, answers of the backend aside. */
function followFiles(page: BenchPage): () => number {
  const files = new Map<string, number>()
  page.on('Network.requestWillBeSent', (event) => {
    const { requestId, request } = v.parse(asked, event)
    if (request.url.includes('/elements/')) files.set(requestId, 0)
  })
  page.on('Network.loadingFinished', (event) => {
    const { requestId, encodedDataLength } = v.parse(finished, event)
    if (files.has(requestId)) files.set(requestId, encodedDataLength)
  })
  return () => [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
}

async function open(page: BenchPage, address: string, tags: readonly string[]): Promise<number> {
  await page.send('Page.navigate', { url: 'about:blank' })
  const loaded = new Promise<void>((resolve) => page.on('Page.loadEventFired', () => resolve()))
  await page.send('Page.navigate', { url: address })
  await loaded
  return page.evaluate<number>(usable(tags))
}

/** From the one script tag to an element that can be used, first and later visits; and what a page pays for more elements. */
export async function loader(browser: Browser, origin: string, token: string): Promise<Result[]> {
  const all = [...tagFiles('packages/elements/src').keys()].filter((tag) => tag !== 'mango-context')
  const address = (tags: readonly string[]) => `${origin}/bench/tags.html?tags=${tags.join()}`
  const page = await browser.newPage()
  await page.send('Network.setCookie', { name: 'userToken', value: token, url: origin })
  const times: { cold: number[]; warm: number[] } = { cold: [], warm: [] }
  const first = ['monitor-table']
  for (let round = 0; round < rounds; round++) {
    await page.send('Network.clearBrowserCache')
    times.cold.push(await open(page, address(first), first))
    times.warm.push(await open(page, address(first), first))
  }
  await page.close()
  const bytes: Result[] = []
  for (const [name, tags] of [
    ['one element', all.slice(-1)],
    ['three elements', ['top-bar', 'exam-list', 'monitor-table']],
    [`all ${all.length} elements`, all],
  ] as const) {
    const visitor = await browser.newPage()
    const files = followFiles(visitor)
    await visitor.send('Network.setCacheDisabled', { cacheDisabled: true })
    await visitor.send('Network.setCookie', { name: 'userToken', value: token, url: origin })
    await open(visitor, address(tags), tags)
    bytes.push({ name: `bytes of ${name}, loader included`, value: files() / 1000, unit: 'KB' })
    await visitor.close()
  }
  return [
    { name: 'loader to first usable element, cold', value: median(times.cold), unit: 'ms' },
    { name: 'loader to first usable element, warm', value: median(times.warm), unit: 'ms' },
    ...bytes,
  ]
}
