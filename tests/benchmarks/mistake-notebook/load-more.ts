import { getSemesters, semester } from '@mango/contract/mistake-notebook'
import * as v from 'valibot'
import type { Browser } from '../browser.ts'
import { against, median, type Result } from '../result.ts'

const rounds = 7
const pages = { ours: '/bench/notebook.html', bare: '/bench/bare-list/index.html' }
type PageName = keyof typeof pages

/** Presses for more; how long until the next questions are painted. How many those are depends on the day: both pages get the same. */
const steps = `
  // The role is kept where a login leaves it.
  if (location.protocol === 'http:') localStorage.setItem('mango:role', '学生')
  globalThis.inside = () => document.querySelector('mistake-notebook')?.shadowRoot ?? document
  globalThis.count = () => inside().querySelectorAll('article').length
  globalThis.button = () => [...inside().querySelectorAll('button')].find(({ textContent }) => textContent === '查看更多')
  globalThis.until = (isThere, what) => new Promise((resolve, reject) => {
    const limit = performance.now() + 20_000
    const look = () => {
      if (isThere()) requestAnimationFrame(() => setTimeout(resolve))
      else if (performance.now() > limit) reject(new Error('no ' + what))
      else requestAnimationFrame(look)
    }
    look()
  })
  // Half a second of frames in which nothing arrives: whoever asks for more has read what is there.
  globalThis.atRest = () => {
    let quiet = 0
    let known = 0
    return until(() => {
      const { length } = performance.getEntriesByType('resource')
      quiet = length === known ? quiet + 1 : 0
      known = length
      return quiet >= 30
    }, 'rest')
  }
  globalThis.loadMore = async () => {
    await until(() => count() >= 8 && button() !== undefined, 'questions')
    await atRest()
    const before = count()
    const start = performance.now()
    button().click()
    await until(() => count() > before, 'further questions')
    return performance.now() - start
  }
`
interface Person {
  readonly token: string
  readonly id: number
}

/** What the pages find in their cookies: who it is, and for the bare one which semester. */
async function cookiesOf(origin: string, { token, id }: Person) {
  const answer = await fetch(`${origin}${getSemesters.path}?studentId=${id}&userToken=${token}`)
  const { data } = v.parse(v.object({ data: v.tuple([semester]) }), await answer.json())
  return { userToken: token, userId: String(id), year: String(data[0].schoolYear), term: String(data[0].term) }
}
type Cookies = Awaited<ReturnType<typeof cookiesOf>>

async function visit(browser: Browser, name: PageName, origin: string, cookies: Cookies, slowdown: number) {
  const page = await browser.newPage()
  for (const [name, value] of Object.entries(cookies))
    await page.send('Network.setCookie', { name, value, url: origin })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: steps })
  const loaded = new Promise<void>((resolve) => page.on('Page.loadEventFired', () => resolve()))
  await page.send('Page.navigate', { url: origin + pages[name] })
  await loaded
  const time = await page.evaluate<number>('loadMore()')
  await page.close()
  return time
}

/** From 查看更多 to the next questions, beside a bare React list of the same ones. */
export async function loadMore(browser: Browser, origin: string, pupil: Person): Promise<Result[]> {
  const results: Result[] = []
  const cookies = await cookiesOf(origin, pupil)
  for (const slowdown of [1, 4]) {
    const times: Record<PageName, number[]> = { ours: [], bare: [] }
    // In turn, so that both see the same machine; the first round only warms the server up.
    for (let round = -1; round < rounds; round++) {
      for (const name of ['ours', 'bare'] as const) {
        const time = await visit(browser, name, origin, cookies, slowdown)
        if (round >= 0) times[name].push(time)
      }
    }
    const name = `mistakes, more to painted questions, CPU ×${slowdown}`
    results.push(against(name, median(times.ours), median(times.bare), 'ms', '≤ 1.3'))
  }
  return results
}
