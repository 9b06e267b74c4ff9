import { expect, test } from 'vitest'
import { ownPaper, pixel, type Caller } from './own-paper.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()
const photo = { name: '作答.png', mimeType: 'image/png', buffer: pixel }

type Context = Awaited<ReturnType<typeof visit>>['context']

/** The correction of a new paper on the big screen, and whatever its socket says. */
async function openDesk(chapter: number, prepare?: (context: Context) => Promise<void>) {
  const { page, context } = await visit('/adminv2/mangoStudent/paperList', { as: accounts.student })
  await prepare?.(context)
  const token = (await context.cookies()).find(({ name }) => name === 'userToken')?.value ?? ''
  const caller: Caller = { origin: origin(), token }
  const id = await ownPaper(caller, chapter)
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

test('where no socket is let through, the poll brings it within four seconds', async () => {
  const desk = await openDesk(1, (context) => context.routeWebSocket(/answerClassWs/, (socket) => socket.close()))
  const phone = await openPhone(desk)
  const times = await sendOneByOne(phone.page, desk.page, 2)
  console.log(`photo seen after a poll, ms: ${times.map(Math.round).join(', ')}`)
  expect(Math.min(...times)).toBeLessThan(4000)
})
