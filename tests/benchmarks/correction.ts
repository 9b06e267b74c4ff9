import { setTimeout as pause } from 'node:timers/promises'
import type { BenchPage, Browser } from './browser.ts'
import { median, type Result } from './result.ts'

const questions = 60
const parts = 200
const photos = 5

/**
 * Makes one paper of the school a long one, before the panel sees it: as many questions and parts as are wanted, each with
 * the pictures of a real one. Marks of what the server does not have are taken as they are.
 */
const longPaper = `
  const ask = globalThis.fetch
  globalThis.fetch = async (request, init) => {
    const address = String(request.url ?? request)
    if (address.includes('/saveCheck')) return new Response('{"code":0}')
    const answer = await ask(request, init)
    if (!address.includes('/getAnswerDetail')) return answer
    const envelope = await answer.json()
    const real = envelope.data.answerList
    let id = 1_000_000
    envelope.data.answerList = Array.from({ length: ${questions} }, (_, index) => {
      const question = real[index % real.length]
      const questionId = id++
      const count = Math.floor(((index + 1) * ${parts}) / ${questions}) - Math.floor((index * ${parts}) / ${questions})
      const subAnswers = Array.from({ length: count }, () => ({ ...question.subAnswers[0], id: id++, questionId, check: 0 }))
      return { ...question, id: questionId, halfRight: true, subAnswers }
    })
    return new Response(JSON.stringify(envelope))
  }
`

const steps = `
  globalThis.long = []
  new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  globalThis.inside = (selector) => [...(document.querySelector('correction-panel')?.shadowRoot?.querySelectorAll(selector) ?? [])]
  globalThis.frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  globalThis.press = async (key) => {
    const start = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
    await frame()
    return performance.now() - start
  }
  globalThis.scrollThrough = async () => {
    const [list] = inside('.panel-questions')
    for (list.scrollTop = 0; list.scrollTop + list.clientHeight < list.scrollHeight - 1; list.scrollTop += 240) await frame()
    return list.scrollHeight
  }
  /** What was too long since the last time. */
  globalThis.tooLong = async () => {
    for (let wait = 0; wait < 5; wait++) await frame()
    return long.splice(0)
  }
`

/** Waits for something to be there; what does not come within half a minute never will. */
async function until(page: BenchPage, condition: string): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await page.evaluate<boolean>(condition).catch(() => false))) {
    if (performance.now() > end) {
      const shown = await page.evaluate<string>(`document.querySelector('correction-panel')?.shadowRoot?.textContent`)
      throw new Error(`It never came: ${condition}. The page says: ${shown}`)
    }
    await pause(5)
  }
}

async function call<Data>(origin: string, token: string, path: string, query: Record<string, string | number> = {}) {
  const search = new URLSearchParams({ ...query, userToken: token } as Record<string, string>)
  const { data } = (await (await fetch(`${origin}/api/tk/inputPaperAnswer/${path}?${search}`)).json()) as { data: Data }
  return data
}
interface Entry {
  readonly id: number
  readonly practiseId: number
  readonly paperId: number
  readonly type: number
}

/** A new paper of the student's. */
async function openPaper(origin: string, token: string): Promise<number> {
  const [book] = await call<Entry[]>(origin, token, 'getWorkBookInfo', { subjectId: 2, source: 4 })
  const below = (parentId = 0) => call<Entry[]>(origin, token, 'getPractises', { subjectId: 2, parentId, query: '' })
  const [section] = await below((await below(book?.practiseId))[0]?.id)
  return call<number>(origin, token, 'getComposedPaperId', { paperId: section?.paperId ?? 0, type: section?.type ?? 0 })
}

/** A page of the size of a phone's photo after its tidy-up, of a picture the school has. */
async function sendPhoto(origin: string, token: string, id: number, picture: Blob): Promise<void> {
  const form = new FormData()
  form.set('id', String(id))
  form.set('emend', 'false')
  form.set('file', new File([picture], '1.png', { type: 'image/png' }))
  await fetch(`${origin}/api/tk/inputPaperAnswer/uploadFormDataPic?userToken=${token}`, { method: 'POST', body: form })
}
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function openPanel(browser: Browser, origin: string, token: string, id: number, scripts: string) {
  const page = await browser.newPage()
  await page.send('Network.setCookie', { name: 'userToken', value: token, url: origin })
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts })
  await page.send('Page.navigate', { url: `${origin}/bench/correction.html?id=${id}` })
  return page
}

/** From the answer to an upload until the big screen has drawn the photo, one after the other. */
async function shownPhotos(browser: Browser, origin: string, token: string, id: number): Promise<number> {
  const page = await openPanel(browser, origin, token, id, steps)
  await until(page, `inside('.phone-code img').length === 1`)
  const times: number[] = []
  for (let number = 1; number <= photos; number++) {
    await sendPhoto(origin, token, id, new Blob([pixel]))
    const start = performance.now()
    await until(page, `inside('.photo-side h2 .quiet')[0]?.textContent === '${number} 张'`)
    times.push(performance.now() - start)
  }
  await page.close()
  return median(times)
}

/** Marks every part of a long paper by the keys, then scrolls through it. */
async function marking(
  browser: Browser,
  origin: string,
  token: string,
  id: number,
  slowdown: number,
): Promise<Result[]> {
  const page = await openPanel(browser, origin, token, id, longPaper + steps)
  await until(page, `inside('.mark-item').length === ${questions} && inside('.mark-item[data-current]').length === 1`)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate('tooLong()')
  const times: number[] = []
  for (let mark = 0; mark < parts; mark++) times.push(await page.evaluate<number>(`press('${1 + (mark % 3)}')`))
  const whileMarking = await page.evaluate<number[]>('tooLong()')
  const checked = await page.evaluate<number>(`inside('.check-chip:not([data-check="0"])').length`)
  if (checked !== questions) throw new Error(`${checked} of ${questions} questions were marked`)
  await page.evaluate('scrollThrough()')
  const whileScrolling = await page.evaluate<number[]>('tooLong()')
  await page.close()
  const paper = `a paper of ${questions} questions, ${parts} parts, CPU ×${slowdown}`
  const worst = Math.max(...times.toSorted((a, b) => a - b).slice(0, Math.ceil(parts * 0.95)))
  return [
    { name: `mark to paint, ${paper}`, value: median(times), unit: 'ms', aim: '≤ 50' },
    { name: `mark to paint, 95 of 100, ${paper}`, value: worst, unit: 'ms', aim: '≤ 50' },
    { name: `tasks over 50 ms while marking ${paper}`, value: whileMarking.length, unit: 'tasks', aim: '0' },
    { name: `tasks over 50 ms while scrolling ${paper}`, value: whileScrolling.length, unit: 'tasks', aim: '0' },
  ]
}

/** The correction of a paper: marks, a long paper, and the way of a photo to the big screen. */
export async function correction(browser: Browser, origin: string, token: string): Promise<Result[]> {
  const id = await openPaper(origin, token)
  const shown = await shownPhotos(browser, origin, token, id)
  const results: Result[] = [{ name: 'photo shown after its upload', value: shown, unit: 'ms', aim: '≤ 1000' }]
  for (const slowdown of [1, 4]) results.push(...(await marking(browser, origin, token, id, slowdown)))
  return results
}
