import type { Browser, BenchPage } from '../browser.ts'
import { against, type Result } from '../result.ts'
import { createClassroom, percentile } from './classroom.ts'
import { openPump } from './pump.ts'

const perSecond = 1000
const seconds = 5
const total = perSecond * seconds

/** In the page before anything else: when each message came, how long each frame was. */
const watch = `(() => {
  const bench = (globalThis.bench = { arrived: new Map(), painted: new Map(), frames: [], shown: () => undefined })
  const Native = WebSocket
  globalThis.WebSocket = class extends Native {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        const found = typeof data === 'string' && /"timeCost":(\\d+)/.exec(data)
        if (found) bench.arrived.set(Number(found[1]), performance.now())
      })
    }
  }
  const waiting = new Set()
  let last
  const channel = new MessageChannel()
  // A task after the frame's own work: what is in the document then has been handed over for painting.
  channel.port1.onmessage = () => {
    const shown = bench.shown()
    if (shown === undefined) return
    const now = performance.now()
    for (const [cost] of bench.arrived)
      if (!bench.painted.has(cost) && cost + 50 >= shown) bench.painted.set(cost, now)
  }
  const frame = (now) => {
    if (last !== undefined && bench.arrived.size > 0 && bench.painted.size < ${total}) bench.frames.push(now - last)
    last = now
    channel.port2.postMessage(0)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
})()`

/** The board's first place, in milliseconds; the bare page keeps its own. */
const boardShows = `() => {
  const text = document.querySelector('live-class-board')?.shadowRoot?.querySelector('.board-ranking li[data-first] .num:last-child')?.textContent
  return text ? Number.parseFloat(text) * 1000 : undefined
}`
/** The least that any page could do with these messages. */
const bare = `(() => {
  document.body.textContent = '-'
  let least
  let drawn
  const socket = new WebSocket('ws://' + location.host + '/bare')
  socket.onmessage = ({ data }) => {
    const push = JSON.parse(data.slice(data.indexOf('\\n\\n') + 2, -1))
    least = push.data.timeCost
    drawn ??= requestAnimationFrame(() => {
      drawn = undefined
      document.body.textContent = String(least)
    })
  }
  bench.shown = () => Number(document.body.textContent) || undefined
  return new Promise((resolve) => (socket.onopen = () => resolve()))
})()`

async function openPage(browser: Browser, address: string, token: string): Promise<BenchPage> {
  const page = await browser.newPage()
  await page.send('Network.setCookie', { name: 'userToken', value: token, url: new URL(address).origin })
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 1920,
    height: 1080,
    deviceScaleFactor: 1,
    mobile: false,
  })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch })
  await page.send('Page.navigate', { url: address })
  return page
}
const holds = async (page: BenchPage, expression: string) => {
  while (!(await page.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)))
    await new Promise((resolve) => setTimeout(resolve, 50))
}

interface Measured {
  readonly delays: number[]
  readonly frames: number[]
}
const collect = async (page: BenchPage): Promise<Measured> => {
  await holds(page, `bench.painted.size >= ${total}`)
  return page.evaluate<Measured>(
    `({ delays: [...bench.painted].map(([cost, at]) => at - bench.arrived.get(cost)), frames: bench.frames })`,
  )
}

/** A thousand answers a second for five seconds on one board, beside a page that only writes the last one down. */
export async function burst(browser: Browser, origin: string, token: string): Promise<Result[]> {
  const { begin, snapshot, call } = createClassroom(origin, token)
  const begun = await begin(4, '1')
  const students = await call<{ id: number }[]>('POST', '/api/report/card/getStudentsByClassId', { classId: 1 })
  const pump = await openPump(origin)
  const running = {
    answerClassId: begun.answerClassId,
    questionId: begun.questionId ?? 0,
    attempt: begun.attempt,
    students: students.map(({ id }) => id),
  }

  /** The bare page on a machine so many times as slow as this one. */
  async function onBarePage(slower: number): Promise<Measured> {
    const page = await openPage(browser, `${pump.origin}/api/answerClassWs/endpointWisely`, token)
    await holds(page, 'document.body')
    await page.evaluate(bare)
    await page.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await pump.run({ ...running, seq: 0 }, perSecond, seconds)
    const measured = await collect(page)
    await page.close()
    pump.forget()
    return measured
  }

  const query = `courseId=${begun.courseId}&roomId=4&classId=1`
  const root = `document.querySelector('live-class-board')?.shadowRoot`
  const lastAnswers = new Map<number, number>()
  for (let message = 0; message < total; message++) lastAnswers.set(message % students.length, message % 4)
  const expected = [0, 1, 2, 3].map((choice) => [...lastAnswers.values()].filter((last) => last === choice).length)

  /** The board on a machine so many times as slow as this one. */
  async function onBoard(slower: number): Promise<Measured & { wrong: number }> {
    const page = await openPage(browser, `${pump.origin}/adminv2/classroom/start?${query}`, token)
    await holds(page, `${root}?.querySelector('.board-connection')?.textContent === '已连接'`)
    // The first second belongs to the page's start.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await page.evaluate(`void (bench.shown = ${boardShows})`)
    const { seq } = await snapshot(4)
    await page.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await pump.run({ ...running, seq }, perSecond, seconds)
    const measured = await collect(page)
    await page.evaluate(`[...${root}.querySelectorAll('[role=tab]')].at(-1).click()`)
    await holds(page, `${root}.querySelector('.board-bars')`)
    const counts = `[...${root}.querySelectorAll('.board-bars li > .num')].map((one) => Number(one.textContent))`
    const shown = await page.evaluate<number[]>(counts)
    await page.close()
    pump.forget()
    return {
      ...measured,
      wrong: [...expected, students.length].filter((count, place) => shown[place] !== count).length,
    }
  }
  const least = await onBarePage(1)
  const board = await onBoard(1)
  const slowLeast = await onBarePage(4)
  const slow = await onBoard(4)
  pump.close()

  const p95 = (side: Measured) => percentile(side.delays, 0.95)
  return [
    against(
      'board, 1,000 answers/s for 5 s: message to paint, p95, beside a bare page',
      p95(board),
      p95(least),
      'ms',
      '≤ 33.4 ms',
    ),
    against(
      'board, 1,000 answers/s for 5 s: longest frame, beside a bare page',
      Math.max(...board.frames),
      Math.max(...least.frames),
      'ms',
      '≤ 50 ms',
    ),
    against(
      'board, 1,000 answers/s for 5 s, at a quarter of the speed: message to paint, p95, beside a bare page',
      p95(slow),
      p95(slowLeast),
      'ms',
      '≤ 30 ms',
    ),
    {
      name: 'board, 1,000 answers/s for 5 s: counts that are wrong',
      value: board.wrong + slow.wrong,
      unit: '',
      aim: '0',
    },
  ]
}
