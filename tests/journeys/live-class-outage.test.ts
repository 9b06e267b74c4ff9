import { afterEach, expect, test, vi } from 'vitest'
import { keepGoingMinutes } from '@mango/contract/live-class'
import { answered, classRooms, coursewareAt, startClass } from './class-room.ts'
import { pastDoubleTap, pressUntil } from './double-tap.ts'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()

const { heldClasses, press } = classRooms(origin)

afterEach(() => vi.useRealTimers())

/** A class of its own on a courseware of the list, in a real room or for phones. */
async function board(way: 'phone' | 'device', as: string = accounts.everything) {
  const { page, context, sent } = await visit('/adminv2/classroom/list', { as })
  await startClass(page, await coursewareAt(page, 0), way === 'phone' ? way : { room: '301 智慧教室' })
  await answered(page, 0)
  return { page, context, sent }
}

async function leave(page: Page) {
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '继续' }).click()
  await page.waitForURL('**/classroom/list')
}

/** How long the network is gone at least: in the long run, longer than anything waits. */
const outage = process.env['LONG_RUN'] === '1' ? 60_000 : 0

test(
  'no network in the middle of a question: the board says so and heals, and no answer is lost or doubled',
  { timeout: 180_000 },
  async () => {
    const { page, context } = await board('phone')
    const codes = page.getByRole('dialog', { name: '手机扫码作答' })
    const link = new URL(await codes.getByRole('link').innerText())
    const phones: Page[] = []
    for (const code of ['20260001', '20260002', '20260003', '20260004']) {
      const phone = await visit(link.pathname + link.hash, { viewport: { width: 390, height: 844 }, hasTouch: true })
      await phone.page.getByRole('textbox', { name: '学号' }).fill(code)
      await phone.page.getByRole('button', { name: '加入课堂' }).click()
      await phone.page.getByText(/你已经在课堂里了$/).waitFor()
      phones.push(phone.page)
    }
    await codes.getByText('已连接 4 / 45 人').waitFor()
    await codes.getByRole('button', { name: '开始答题' }).click()
    for (const phone of phones) await phone.getByText(/^第 1 题/).waitFor()
    const answer = async (phone: Page, place: number) => {
      await phone.getByRole('group', { name: /^选项/ }).getByRole('button').nth(place).click()
      const submit = phone.getByRole('button', { name: /^(提交|修改答案)$/ })
      if (await submit.isVisible()) await submit.click()
    }
    const [before, during, changing, elsewhere] = phones
    if (!before || !during || !changing || !elsewhere) throw new Error('four phones')
    await answer(before, 0)
    await answered(page, 1)

    // Offline by the browser ends no open socket: that one is found dead by its heart-beats, as with a wifi that is gone.
    const cut = Date.now()
    for (const one of [context, during.context(), changing.context()]) await one.setOffline(true)
    await answer(during, 1)
    await answer(changing, 0)
    await answer(changing, 1)
    for (const phone of [during, changing]) await phone.getByText(/还没有送达，已存在手机上/).waitFor()
    // One phone still has a network: what it answers is on the board later, too.
    await answer(elsewhere, 0)
    await elsewhere.getByText('老师已收到你的答案').waitFor()
    await page.getByText('网络不稳定，正在重连…').waitFor({ timeout: 60_000 })
    expect(await page.getByText(/^1\/ 45 人已作答$/).isVisible()).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, outage - (Date.now() - cut))))
    for (const one of [context, during.context(), changing.context()]) await one.setOffline(false)

    await page.getByText('已连接', { exact: true }).waitFor()
    for (const phone of [during, changing]) await phone.getByText('老师已收到你的答案').waitFor()
    await answered(page, 4)
    await expect.poll(() => page.getByRole('group', { name: '排行前六名' }).getByRole('listitem').count()).toBe(4)
    expect(await page.getByText('课堂被关闭！').count()).toBe(0)

    // What is on its way when the class ends is too late, and the phone does not say that it was saved.
    await elsewhere.context().setOffline(true)
    await answer(elsewhere, 1)
    await elsewhere.getByText(/还没有送达/).waitFor()
    await leave(page)
    await before.getByText('你提交的答案都已保存').waitFor()
    await elsewhere.context().setOffline(false)
    await elsewhere.getByText(/有 1 个答案没有送达/).waitFor()
  },
)

test('a phone whose network fails while the page comes is told so, and the next try brings it', async () => {
  const { page } = await visit('/legacy/')
  for (const file of ['answer-pad', 'mango-context']) {
    await intercept(page, `**/elements/${file}.js`, (route) => route.abort(), { times: 1 })
    await page.goto(`${origin()}/portrait/?${file}#/machineStudent`)
    await page.getByRole('alert').getByText('页面没有加载出来，请检查网络').waitFor()
    await page.getByRole('button', { name: '重试' }).click()
    await page.getByRole('textbox', { name: '课堂码' }).waitFor()
  }
})

test('the keyboard does it all, and a second press within 300 ms counts for nothing', async () => {
  const { page, sent } = await board('device')
  const asked = () => sent('/beginAnswerQuestion').length
  const settled = () => pastDoubleTap(page)

  await settled()
  await page.evaluate(() => {
    for (const _ of [1, 2, 3])
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  })
  await page.getByText(/^第 2 题/).waitFor()
  expect(asked()).toBe(2)
  // The answers of the second question may still be on their way.
  await pressUntil(
    page,
    () => page.keyboard.press('PageDown'),
    () => page.getByText(/^第 3 题/).isVisible(),
  )
  await settled()
  await page.keyboard.press('ArrowLeft')
  await page.getByText(/^第 2 题/).waitFor()
  expect(asked()).toBe(4)

  await press(1, ['A'])
  await answered(page, 1)
  await settled()
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: '隐藏答案' }).waitFor()
  await settled()
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: '显示答案' }).waitFor()
  expect(sent('/changeQuestionStatus').map(({ query }) => query['status'])).toEqual(['1', '0'])

  await settled()
  await page.keyboard.press('r')
  await page.getByRole('alertdialog', { name: '重新作答本题？' }).getByRole('button', { name: '重新作答' }).click()
  await answered(page, 0)
  expect(sent('/beginAnswerQuestion').at(-1)?.query).toMatchObject({ doItAgain: 'true' })

  await page.keyboard.press('b')
  await page.getByRole('list', { name: '作答与提交' }).waitFor()
  await page.keyboard.press('b')
  await page.keyboard.press('h')
  await page.getByText('排行已隐藏').waitFor()
  await page.keyboard.press('h')
  await page.keyboard.press('d')
  await page.getByText('暂无提交记录！').first().waitFor()
  await press(1, ['A'])
  await answered(page, 1)
  for (const [key, name] of [
    ['d', '作答详情'],
    ['q', '答题器配对'],
    ['?', '快捷键'],
  ] as const) {
    await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    // In a dialog the keys are the dialog's.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.getByText(/^第 2 题/).waitFor()
  const isFullscreen = () => page.evaluate(() => document.fullscreenElement !== null)
  const was = await isFullscreen()
  await page.keyboard.press('f')
  await expect.poll(isFullscreen).toBe(!was)
  await page.keyboard.press('f')
  await expect.poll(isFullscreen).toBe(was)
  await leave(page)
})

test('what was pressed or chosen with the mouse leaves the keys to the class', async () => {
  const { page } = await board('device')
  await page.getByRole('tab', { name: '作答情况' }).click()
  await pastDoubleTap(page)
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^第 2 题/).waitFor()

  await page.getByRole('button', { name: '匿名', exact: true }).click()
  const anonymous = page.getByRole('button', { name: '匿名：开', pressed: true })
  await anonymous.waitFor()
  await pressUntil(
    page,
    () => page.keyboard.press('PageDown'),
    () => page.getByText(/^第 3 题/).isVisible(),
  )
  await pastDoubleTap(page)
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: '隐藏答案' }).waitFor()
  expect(await anonymous.isVisible()).toBe(true)

  const limit = page.getByRole('combobox', { name: '每题限时' })
  await limit.click()
  await limit.selectOption('每题 60 秒')
  await pressUntil(
    page,
    () => page.keyboard.press('PageDown'),
    () => page.getByText(/^第 4 题/).isVisible(),
  )
  expect(await limit.locator('option:checked').textContent()).toBe('每题 60 秒')
  await leave(page)
})

test('a class that is still for long is asked whether it goes on, goes on when told to, and is closed when not', async () => {
  const { page, context, sent } = await board('device')
  // The same class on the big screen.
  const second = await context.newPage()
  await second.goto(page.url())
  await answered(second, 0)
  // The server's clock only: it looks every 15 s how long ago somebody last did something, and may be late on a busy machine.
  const nextLook = { timeout: 40_000 }
  const later = (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  }
  const questionOn = (window: Page) => window.getByRole('alertdialog', { name: '课堂已进行较长时间，是否继续上课？' })
  const question = questionOn(page)
  later(keepGoingMinutes.ask + 1)
  await question.waitFor(nextLook)
  await questionOn(second).waitFor()
  await question.getByRole('button', { name: '继续上课' }).click()
  await questionOn(second).waitFor({ state: 'hidden' })
  await second.close()
  await expect.poll(() => sent('/keepClassGoing').length).toBe(1)
  await press(1, ['B'])
  await answered(page, 1)

  later(keepGoingMinutes.ask + 1)
  await question.waitFor(nextLook)
  later(keepGoingMinutes.end + 1)
  await page.getByText('课堂被关闭！').first().waitFor(nextLook)
  await expect.poll(heldClasses).toEqual([])
  await page.getByRole('button', { name: '重新上课' }).click()
  await answered(page, 0)
  await leave(page)
})

test('a session that ends in class leads to the login, without a question', async () => {
  const { page, context } = await board('device', '13800000007')
  const token = (await context.cookies()).find(({ name }) => name === 'userToken')?.value ?? ''
  await fetch(`${origin()}/api/user/logout?userToken=${token}`, { method: 'POST' })
  await page.getByText('登录已过期，请重新登录，之后回到刚才的页面。').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/\/login\//)
})
