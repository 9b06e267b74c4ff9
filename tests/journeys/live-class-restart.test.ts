import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.js'
import { answered, classRooms } from './class-room.ts'
import { pressUntil } from './double-tap.ts'
import { killableServer } from './killable-server.ts'

let server: Awaited<ReturnType<typeof killableServer>>
let browser: Browser

const origin = () => server.origin
const post = async (address: string, body: unknown) =>
  (
    await fetch(`${origin()}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()

beforeAll(async () => {
  server = await killableServer()
  await server.start()
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
})
afterAll(async () => {
  await browser?.close()
  await server?.end()
})

async function teacher(): Promise<{ page: Page; token: string }> {
  const { data } = await post('/dev/login', { mobile: '13800000001' })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'userToken', value: data.token, url: origin() }])
  return { page: await context.newPage(), token: data.token }
}
let revision = Math.floor(Date.now() / 1000)
/** A class at its second question, and a way to answer it by device. */
async function inClass() {
  const { page, token } = await teacher()
  const { data: list } = await post(`/api/tk/courseware/list?userToken=${token}`, { size: 1, skip: 0 })
  await page.goto(`${origin()}/adminv2/classroom/start?courseId=${list[0].id}&roomId=1&classId=1`)
  await answered(page, 0)
  await pressUntil(
    page,
    () => page.keyboard.press('ArrowRight'),
    () => page.getByText(/^第 2 题/).isVisible(),
  )
  const acknowledged = new Set<number>()
  const press = async (number: number) => {
    const machineCode = `K${String(number).padStart(4, '0')}`
    const body = { roomId: 1, stationKey: 'demo-station-1-1', machineCode, answer: 'A', revision: (revision += 1) }
    const { code } = await classRooms(origin).machine('answer', body)
    if (code === 0) acknowledged.add(number)
  }
  return { page, press, acknowledged }
}

/** Ends the server while fifteen devices answer, and starts it again. */
async function restart(
  { page, press, acknowledged }: Awaited<ReturnType<typeof inClass>>,
  signal: 'SIGKILL' | 'SIGTERM',
) {
  const presses = Array.from({ length: 15 }, (_, index) => press(index + 1).catch(() => undefined))
  await Promise.race(presses)
  await server.kill(signal)
  await Promise.all(presses)
  await page.getByText('网络不稳定，正在重连…').waitFor()
  await server.start()
  await page.getByText('已连接', { exact: true }).waitFor()
  await page.getByText(/^第 2 题/).waitFor()
  await expect
    .poll(async () => Number(await page.locator('live-class-board .board-total b').innerText()))
    .toBeGreaterThanOrEqual(acknowledged.size)
  await Promise.all(Array.from({ length: 45 }, (_, index) => press(index + 1)))
  await answered(page, 45)
  expect(await page.getByText('课堂被关闭！').count()).toBe(0)
}

test('a backend that stops in class comes back to the same question with every answer it had acknowledged', async () => {
  const board = await inClass()
  await restart(board, 'SIGTERM')
  await board.page.getByRole('button', { name: '返回' }).click()
  await board.page.getByRole('alertdialog').getByRole('button', { name: '继续' }).click()
  await board.page.waitForURL('**/classroom/list')
})

test('so does one that is killed, and what was wanted of the next question lives on as well', async () => {
  const board = await inClass()
  const { page } = board
  await page.getByRole('button', { name: '匿名', exact: true }).click()
  const anonymity = page.getByRole('button', { name: '匿名：开', pressed: true })
  await anonymity.waitFor()
  await restart(board, 'SIGKILL')
  // For a board that is opened anew, too.
  await page.reload()
  await anonymity.waitFor()
  await pressUntil(
    page,
    () => page.keyboard.press('ArrowRight'),
    () => page.getByText('本题匿名，不显示姓名').isVisible(),
  )
})
