import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { ownPaper, pixel, type Caller } from './own-paper.ts'
import { accounts, plainHost, stage, type Page } from './stage.ts'

const { visit, origin } = stage()
const photo = { name: '作答.png', mimeType: 'image/png', buffer: pixel }

type Context = Awaited<ReturnType<typeof visit>>['context']

/** The correction of a new paper on the big screen, and whatever its socket says. */
async function openDesk(chapter: number, subjectId = 2, prepare?: (context: Context) => Promise<void>) {
  const { page, context } = await visit('/adminv2/mangoStudent/paperList', { as: accounts.student })
  await prepare?.(context)
  const token = (await context.cookies()).find(({ name }) => name === 'userToken')?.value ?? ''
  const caller: Caller = { origin: origin(), token }
  const id = await ownPaper(caller, chapter, subjectId)
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await page.goto(`${origin()}/adminv2/mangoStudent/answerCorrection?id=${id}&type=homework`)
  await page.getByText('先把作答拍下来').waitFor()
  return { page, context, caller, id, frames }
}

/** What the code leads to, in a browser in which nobody is logged in. */
async function openPhone({ page, context }: { page: Page; context: Context }, viewport = { width: 390, height: 844 }) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: '复制链接' }).click()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  const phone = await visit(`${link.pathname}${link.hash}`, { viewport, hasTouch: true, isMobile: true })
  await phone.page.getByRole('button', { name: '从相册选' }).waitFor()
  return phone
}

/** Sends so many photos, one by one. @returns the milliseconds from each upload's answer until it was seen on the big screen */
async function sendOneByOne(phone: Page, desk: Page, count: number): Promise<number[]> {
  const times: number[] = []
  for (let number = 1; number <= count; number++) {
    if (number > 1) await phone.getByRole('button', { name: '还要补一张' }).click()
    await phone.locator('input[type=file]').last().setInputFiles([photo])
    const stored = phone.waitForResponse(/uploadFormDataPic/)
    const seen = desk.getByRole('heading', { name: `作答原图 ${number} 张` }).waitFor()
    await phone.getByRole('button', { name: '上传 1 张' }).click()
    await stored
    const start = performance.now()
    await seen
    times.push(performance.now() - start)
    await phone.getByText('1 张都已传上').waitFor()
  }
  return times
}

test('a photo of the phone is pushed to the big screen within a second', async () => {
  const desk = await openDesk(0)
  await expect.poll(() => desk.frames.join('')).toContain('RECEIPT')
  const phone = await openPhone(desk)
  const times = await sendOneByOne(phone.page, desk.page, 3)
  console.log(`photo seen after a push, ms: ${times.map(Math.round).join(', ')}`)
  const pushes = desk.frames.filter((frame) => frame.startsWith('MESSAGE'))
  expect(pushes.length).toBeGreaterThanOrEqual(3)
  // A busy machine may be late once.
  expect(Math.min(...times)).toBeLessThan(1000)
})

test('without TLS, as in many schools, the link is copied and photos are taken and sent all the same', async () => {
  const { id } = await openDesk(0, 1)
  const address = `/adminv2/mangoStudent/answerCorrection?id=${id}&type=homework`
  const { page } = await visit(address, { as: accounts.student, host: plainHost })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByRole('button', { name: '复制链接' }).click()
  await page.evaluate(() => {
    document.body.append(document.createElement('textarea'))
    document.querySelector('textarea')?.focus()
  })
  await page.keyboard.press('Control+V')
  const link = new URL(await page.locator('textarea').inputValue())
  const phone = await visit(`${link.pathname}${link.hash}`, { host: plainHost, hasTouch: true, isMobile: true })
  await sendOneByOne(phone.page, page, 1)
  expect(phone.errors).toEqual([])
})

test('where no socket is let through, the poll brings it within four seconds', async () => {
  const desk = await openDesk(1, 2, (context) => context.routeWebSocket(/answerClassWs/, (socket) => socket.close()))
  const phone = await openPhone(desk)
  const times = await sendOneByOne(phone.page, desk.page, 2)
  console.log(`photo seen after a poll, ms: ${times.map(Math.round).join(', ')}`)
  expect(Math.min(...times)).toBeLessThan(4000)
})

/** A sheet that lies on its side: 60 by 40, its left half dark. */
const sheetOnItsSide = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(60, 40)
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#fff'
    context?.fillRect(0, 0, 60, 40)
    context?.clearRect(0, 0, 30, 40)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
/** The sizes of a paper's photos, in the order in which they lie there. */
const sizesOf = (page: Page, id: number) =>
  page.evaluate(async (id) => {
    const token = /userToken=([^;]+)/.exec(document.cookie)?.[1]
    const answer = await fetch(`/api/tk/inputPaperAnswer/pages?id=${id}&userToken=${token}`)
    const { data } = (await answer.json()) as { data: { path: string }[] }
    return Promise.all(
      data.map(async ({ path }) => {
        const { width, height } = await createImageBitmap(await (await fetch(path)).blob())
        return [width, height]
      }),
    )
  }, id)

test.each([
  [2, 320, 568],
  [1, 390, 844],
])(
  'one hand turns, orders, removes and sends, through a lost network: subject %i, %i by %i',
  async (subjectId, width, height) => {
    const desk = await openDesk(2, subjectId)
    const { page: phone, context } = await openPhone(desk, { width, height })
    const sheet = Buffer.from(await sheetOnItsSide(phone))
    const files = ['一', '二', '三'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: sheet }))
    await phone.locator('input[type=file]').last().setInputFiles(files)
    // The second is turned and comes first; the third is not wanted.
    await phone.getByRole('button', { name: '旋转第 2 张' }).tap()
    await phone.getByRole('button', { name: '第 2 张往前' }).tap()
    await phone.getByRole('img', { name: '第 1 张，已右转 90 度' }).waitFor()
    await phone.getByRole('button', { name: '移除第 3 张' }).tap()
    await phone.getByRole('button', { name: '上传 2 张' }).waitFor()

    // Everything is large enough for a thumb, nothing is out of reach to the side.
    const targets = await phone.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, left, right } = button.getBoundingClientRect()
        return { small: Math.min(width, height) < 44, outside: left < 0 || right > innerWidth, name: button.ariaLabel }
      }),
    )
    expect(targets.filter(({ small, outside }) => small || outside)).toEqual([])
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const send = await phone.getByRole('button', { name: '上传 2 张' }).boundingBox()
    expect(send?.y).toBeGreaterThan(height / 2)

    let uploads = 0
    await intercept(phone, '**/uploadFormDataPic*', async (route) => {
      uploads += 1
      // Gone in the middle of the second.
      if (uploads === 2) await context.setOffline(true)
      await route.continue().catch(() => undefined)
    })
    await phone.getByRole('button', { name: '上传 2 张' }).tap()
    await phone.getByText('网络断开了，恢复后会接着传。').waitFor()
    await context.setOffline(false)
    await phone.getByText('2 张都已传上').waitFor()
    await desk.page.getByRole('heading', { name: '作答原图 2 张' }).waitFor()
    // The turned one is upright in itself.
    expect(await sizesOf(desk.page, desk.id)).toEqual([
      [40, 60],
      [60, 40],
    ])
  },
)
