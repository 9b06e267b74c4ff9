import type { BenchPage, Browser } from './browser.ts'
import { median, type Result } from './result.ts'

const moments = 500
const rounds = 5

/** A feed of 500 moments out of the page itself; how much moved by itself, and how many cards there were at most. */
const watch = `
  if (location.protocol === 'http:') localStorage.setItem('mango:role', '学生')
  const send = fetch
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(input.url ?? input, location.href)
    if (!pathname.endsWith('/qbotTeach/moments')) return send(input, init)
    const last = Number(searchParams.get('id') ?? ${moments + 1})
    const data = Array.from({ length: Math.min(10, last - 1) }, (_, index) => {
      const id = last - 1 - index
      const [width, height] = [320, 200 + (id % 5) * 60]
      const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="' + width + '" height="' + height + '"><rect width="100%" height="100%" fill="#8fbf8c"/></svg>'
      const imageUrl = URL.createObjectURL(new Blob([drawn], { type: 'image/svg+xml' }))
      return { id, title: '瞬间' + id, content: '第三棒', image: { fileType: 2, imageUrl, videoUrl: '', width, height }, status: 1 }
    })
    globalThis.lastMoment = data.at(-1)?.id ?? last
    return Promise.resolve(Response.json({ code: 0, data: { pageSize: 10, data } }))
  }
  globalThis.shift = 0
  globalThis.mostCards = 0
  // As the web vital counts it: the worst stretch of at most 5 s without a second of rest.
  let [begun, last, stretch] = [0, -Infinity, 0]
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue
      const goesOn = startTime - last < 1000 && startTime - begun < 5000
      if (!goesOn) begun = startTime
      stretch = goesOn ? stretch + value : value
      last = startTime
      shift = Math.max(shift, stretch)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  globalThis.all = (selector) => document.querySelector('growth-profile')?.shadowRoot?.querySelectorAll(selector) ?? []
  globalThis.firstChart = new Promise((resolve) => {
    const look = () =>
      all('canvas').length > 0 ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))) : requestAnimationFrame(look)
    look()
  })
  globalThis.toTheEnd = () => new Promise((resolve, reject) => {
    const limit = performance.now() + 50_000
    const go = () => {
      mostCards = Math.max(mostCards, all('.masonry-card').length)
      if (globalThis.lastMoment === 1) return resolve([mostCards, shift])
      if (performance.now() > limit) return reject(new Error('the feed ends at ' + globalThis.lastMoment))
      // At the end of the page nothing scrolls: the feed grows once it rests.
      scrollBy(0, 400)
      requestAnimationFrame(go)
    }
    go()
  })
`

async function open(browser: Browser, origin: string, { token, id }: { token: string; id: number }, slowdown: number) {
  const page: BenchPage = await browser.newPage()
  for (const [name, value] of Object.entries({ userToken: token, userId: String(id) }))
    await page.send('Network.setCookie', { name, value, url: origin })
  await page.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch })
  const loaded = new Promise<void>((resolve) => page.on('Page.loadEventFired', () => resolve()))
  await page.send('Page.navigate', { url: `${origin}/bench/growth.html` })
  await loaded
  return page
}

/** From script tag to the first chart, and a feed of 500 moments scrolled to its end. */
export async function growthProfile(
  browser: Browser,
  origin: string,
  pupil: { token: string; id: number },
): Promise<Result[]> {
  const results: Result[] = []
  for (const slowdown of [1, 4]) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const page = await open(browser, origin, pupil, slowdown)
      times.push(await page.evaluate<number>('firstChart'))
      await page.close()
    }
    results.push({ name: `profile, first chart, CPU ×${slowdown}`, value: median(times), unit: 'ms', aim: '' })
  }
  const page = await open(browser, origin, pupil, 1)
  await page.evaluate('firstChart')
  const [cards, shift] = await page.evaluate<[number, number]>('toTheEnd()')
  await page.close()
  return [
    ...results,
    { name: '500 moments, most cards in the page', value: cards, unit: '', aim: '≤ 60' },
    { name: '500 moments, layout shift from opening to their end', value: shift, unit: '', aim: '≤ 0.05' },
  ]
}
