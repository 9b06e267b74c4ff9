import type { Browser } from './browser.ts'
import { against, median, type Result } from './result.ts'

const rounds = 9
const pages = { login: '/adminv2/login/passwordLogin', bare: '/bench/bare-login/index.html' }
type PageName = keyof typeof pages

interface Paint {
  first: number
  largest: number
  /** When somebody can type. */
  form: number
  shift: number
}

/** Notes what the browser says of its paints. */
const watch = `
  globalThis.paint = { first: 0, largest: 0, form: 0, shift: 0 }
  new PerformanceObserver((list) => list.getEntries().forEach(({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.first = startTime
  })).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => paint.largest = startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => paint.shift += value))
    .observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const root = document.querySelector('login-panel')?.shadowRoot ?? document
    if (root.querySelector('input[type=password]')) setTimeout(() => paint.form = performance.now())
    else requestAnimationFrame(look)
  }
  look()
`

async function visit(browser: Browser, origin: string, name: PageName, slowdown: number): Promise<Paint> {
  const page = await browser.newPage()
  await page.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.send('Network.clearBrowserCookies')
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch })
  await page.send('Page.navigate', { url: origin + pages[name] })
  // Far longer than both take: nothing says that no larger paint will come.
  await new Promise((resolve) => setTimeout(resolve, 1500 + 700 * slowdown))
  const paint = await page.evaluate<Paint>('globalThis.paint')
  await page.close()
  return paint
}

/** How soon the login shows itself, beside a bare React page with the same school and form. */
export async function login(browser: Browser, origin: string): Promise<Result[]> {
  const results: Result[] = []
  for (const slowdown of [1, 4]) {
    const visits: Record<PageName, Paint[]> = { login: [], bare: [] }
    for (let round = 0; round < rounds; round++)
      for (const name of ['login', 'bare'] as const) visits[name].push(await visit(browser, origin, name, slowdown))
    const of = (name: PageName, field: keyof Paint) => median(visits[name].map((paint) => paint[field]))
    const line = (name: string, field: keyof Paint, aim: string) =>
      against(`login: ${name}, CPU ×${slowdown}`, of('login', field), of('bare', field), 'ms', aim)
    results.push(line('first paint', 'first', ''), line('largest paint', 'largest', '≤ 1.3'), line('form', 'form', ''))
    const shift = Math.max(...visits.login.map((paint) => paint.shift))
    results.push({ name: `login: shift, CPU ×${slowdown}`, value: shift, unit: '', aim: '≤ 0.05' })
  }
  return results
}
