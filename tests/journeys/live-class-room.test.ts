import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { answered, classRooms, coursewareAt, startClass } from './class-room.ts'
import { pastDoubleTap } from './double-tap.ts'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()
const { heldIn, press } = classRooms(origin)

const phoneSize = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('a lesson in the room: asked aloud, sent out, locked, and steered from the teacher’s phone', async () => {
  const { page, sent, errors } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  await startClass(page, await coursewareAt(page, 2), 'phone')
  const codes = page.getByRole('dialog', { name: '手机扫码作答' })
  const link = new URL(await codes.getByRole('link').innerText())
  const join = async (code: string) => {
    const phone = (await visit(link.pathname + link.hash, phoneSize)).page
    await phone.getByRole('textbox', { name: '学号' }).fill(code)
    await phone.getByRole('button', { name: '加入课堂' }).click()
    return phone
  }
  const one = await join('20260001')
  const two = await join('20260002')
  await codes.getByText('已连接 2 / 45 人').waitFor()
  await page.keyboard.press('Escape')

  // Two presses, and it is on every phone; a word is text.
  await page.getByRole('button', { name: '先提个问' }).click()
  await page
    .getByRole('dialog', { name: '临时提问' })
    .getByRole('button', { name: /^短文本/ })
    .click()
  for (const [phone, words] of [
    [one, '光合作用'],
    [two, '<i>光</i>'],
  ] as const) {
    await phone.getByRole('textbox', { name: '你的答案' }).fill(words)
    await phone.getByRole('button', { name: '提交' }).click()
    await phone.getByText(`老师已收到你的答案 ${words}`).waitFor()
  }
  await answered(page, 2)
  await page.getByRole('button', { name: '收题' }).click()
  const cloud = page.getByRole('list', { name: '词云' })
  await cloud.getByRole('button', { name: '<i>光</i>，1 人，撤下' }).click()
  await page.getByText('已撤下 1 个词').waitFor()
  await expect.poll(() => cloud.getByRole('listitem').count()).toBe(1)

  // Sent out, and back with the teacher's consent alone.
  await page.getByRole('button', { name: '同学', exact: true }).click()
  const members = page.getByRole('dialog', { name: '课堂里的同学' })
  await members.getByRole('button', { name: /^移出/ }).nth(1).click()
  await two.getByText('老师已将你移出课堂').waitFor()
  await members.getByRole('button', { name: '锁定课堂' }).click()
  await members.getByText('课堂已锁定，新同学不能加入').waitFor()
  const late = await join('20260003')
  await late.getByText('老师已锁定课堂，现在不能加入', { exact: true }).waitFor()
  await members.getByRole('button', { name: '解除锁定' }).click()
  await members.getByText(/^已连接 1/).waitFor()
  await two.getByRole('button', { name: '再次请求加入' }).click()
  await two.getByRole('textbox', { name: '学号' }).fill('20260002')
  await two.getByRole('button', { name: '加入课堂' }).click()
  await members.getByRole('button', { name: '同意' }).click()
  await two.getByText(/^老师已收到你的答案/).waitFor()
  await page.keyboard.press('Escape')

  // The teacher's phone: the board follows.
  await page.getByRole('button', { name: /^手机遥控/ }).click()
  const remoteLink = await page.getByRole('dialog', { name: '手机遥控' }).getByRole('link').getAttribute('href')
  const address = new URL(remoteLink ?? '', link)
  await page.keyboard.press('Escape')
  const remote = (await visit(address.pathname + address.hash, phoneSize)).page
  await remote.waitForFunction(() => document.title.endsWith(' - 实时课堂'))
  // Whoever steers is in: the code for it covers no question.
  await page.getByRole('button', { name: /^手机遥控/ }).click()
  await page.getByRole('dialog', { name: '手机遥控' }).waitFor()
  await remote.getByRole('button', { name: '下一题' }).click()
  await page.getByText(/^第 1 题/).waitFor()
  await page.getByRole('dialog', { name: '手机遥控' }).waitFor({ state: 'hidden' })
  await one.getByText(/^第 1 题/).waitFor()
  await remote.getByText('未作答 45 人').waitFor()
  // It asks with names or without, as the board wants it, whatever the question before was.
  await page.getByRole('button', { name: '匿名', exact: true }).click()
  await page.getByRole('button', { name: '匿名：开', pressed: true }).waitFor()
  await remote.getByRole('button', { name: '下一题' }).click()
  await page.getByText('本题匿名，不显示姓名').waitFor()
  await remote.getByText('匿名', { exact: true }).waitFor()
  await pastDoubleTap(page)
  await page.getByRole('button', { name: '匿名：开' }).click()
  await page.getByRole('button', { name: '匿名', exact: true, pressed: false }).waitFor()
  await remote.getByRole('button', { name: '下一题' }).click()
  await page.getByText(/^第 3 题/).waitFor()
  await remote.getByText('未作答 45 人').waitFor()
  await remote.getByRole('button', { name: '收题' }).click()
  await page.getByText('已收题').waitFor()
  await remote.getByRole('button', { name: '显示答案' }).click()
  await page.getByRole('button', { name: '隐藏答案' }).waitFor()
  await remote.getByRole('button', { name: '点名' }).click()
  const picked = page.getByRole('dialog', { name: '随机点名' }).getByRole('status').locator('b')
  const first = await picked.innerText()
  await remote.getByText(`点到 ${first}`).waitFor()
  // Two are there: whom the phone has picked the board does not pick again.
  await page.getByRole('button', { name: '再抽一次' }).click()
  await expect.poll(() => picked.innerText()).not.toBe(first)
  await expect.poll(() => sent('/adHoc/ask')).toMatchObject([{ body: { kind: 'words' } }])
  await page.keyboard.press('Escape')

  // What is being corrected is the third question's answer: with the fourth one it is gone.
  await page.getByRole('button', { name: '更正答案' }).click()
  const correction = page.getByRole('dialog', { name: '更正答案' })
  await correction.waitFor()
  await remote.getByRole('button', { name: '下一题' }).click()
  await page.getByText(/^第 4 题/).waitFor()
  await correction.waitFor({ state: 'hidden' })
  expect(errors).toEqual([])
})

test('a teacher’s phone that lies on its side shows each code whole', async () => {
  const { page } = await visit('/adminv2/classroom/list', {
    as: accounts.everything,
    viewport: { width: 667, height: 375 },
  })
  await startClass(page, await coursewareAt(page, 2), 'phone', '九年级(1)班')
  const edgesOf = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    })
  const codes = page.getByRole('dialog', { name: '手机扫码作答' })
  const toStart = await edgesOf(codes.getByRole('button', { name: '开始答题' }))
  expect((await edgesOf(codes.getByRole('img'))).bottom).toBeLessThan(toStart.top)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^手机遥控/ }).click()
  const remote = page.getByRole('dialog', { name: '手机遥控' })
  expect((await edgesOf(remote.getByRole('img'))).bottom).toBeLessThan(375)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('list', { name: '课件' }).waitFor()
})

/** Something that a test lets happen. */
function later() {
  let happen = () => {}
  const promise = new Promise<void>((resolve) => (happen = resolve))
  return { promise, happen: () => happen() }
}

test('behind a slow line what was closed stays closed, what the phone has asked since stays, and a question in between leads on from there', async () => {
  const { page } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  await startClass(page, await coursewareAt(page, 3), 'phone', '九年级(1)班')
  const codes = page.getByRole('dialog', { name: '手机扫码作答' })
  const link = new URL(await codes.getByRole('link').innerText())
  await codes.getByRole('button', { name: '开始答题' }).click()
  await page.getByText(/^第 1 题/).waitFor()
  const phone = (await visit(link.pathname + link.hash, phoneSize)).page
  await phone.getByRole('textbox', { name: '学号' }).fill('20260290')
  await phone.getByRole('button', { name: '加入课堂' }).click()
  await page.getByText('已连接 1', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^手机遥控/ }).click()
  const remoteLink = await page.getByRole('dialog', { name: '手机遥控' }).getByRole('link').getAttribute('href')
  const address = new URL(remoteLink ?? '', link)
  const remote = (await visit(address.pathname + address.hash, phoneSize)).page
  await remote.getByText(/^第 1 题/).waitFor()
  await page.keyboard.press('Escape')

  let line = later()
  const late = async (call: string) => {
    const held = (line = later()).promise
    await intercept(page, `**/answerClass/${call}*`, async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
  }
  const arrived = async (call: string) => {
    const answer = page.waitForResponse(`**/answerClass/${call}*`)
    line.happen()
    await (await answer).finished()
  }
  // The push is there before the answer to the press.
  await late('pick')
  await page.getByRole('button', { name: '点名' }).click()
  const picked = page.getByRole('dialog', { name: '随机点名' })
  await picked.waitFor()
  await page.keyboard.press('Escape')
  await picked.waitFor({ state: 'hidden' })
  await arrived('pick')
  await late('stopQuestion')
  await page.getByRole('button', { name: '收题' }).click()
  await page.getByText('已收题').waitFor()
  expect(await picked.isVisible()).toBe(false)

  await remote.getByRole('button', { name: '下一题' }).click()
  await page.getByText(/^第 2 题/).waitFor()
  await remote.getByText(/^第 2 题/).waitFor()
  // What is pressed before the answer comes means the question that is there now.
  await pastDoubleTap(page)
  await page.getByRole('button', { name: '收题' }).click()
  await arrived('stopQuestion')
  await remote.getByText('已收题', { exact: true }).waitFor()
  await page.getByText(/^第 2 题/).waitFor()
  await page.getByRole('button', { name: '提问', exact: true }).click()
  await page.getByRole('dialog', { name: '临时提问' }).getByRole('button', { name: /^对/ }).click()
  await page.getByText('课堂提问').first().waitFor()
  await pastDoubleTap(page)
  await page.getByRole('button', { name: '下一题' }).click()
  await page.getByText(/^第 3 题/).waitFor()

  // Nor does the teacher's phone go back to what it saw before it was pressed.
  await remote.getByText(/^第 3 题/).waitFor()
  const looked = later()
  const pressed = later()
  await intercept(
    remote,
    '**/remote/state',
    async (route) => {
      const response = await route.fetch()
      looked.happen()
      await pressed.promise
      // The phone waits for it no more.
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  await looked.promise
  await remote.getByRole('button', { name: '下一题' }).click()
  await remote.getByText(/^第 4 题/).waitFor()
  pressed.happen()
  await remote.getByRole('button', { name: '收题' }).click()
  await page.getByText('已收题').waitFor()
})

test('started on the teacher’s phone, the first question is on the big screen and no code covers it; one for late phones stays', async () => {
  const { page, context } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  await startClass(page, await coursewareAt(page, 3), 'phone', '七年级(2)班')
  const codesOn = (window: Page) => window.getByRole('dialog', { name: '手机扫码作答' })
  await codesOn(page).waitFor()
  const bigScreen = await context.newPage()
  await bigScreen.goto(page.url())
  await codesOn(bigScreen).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^手机遥控/ }).click()
  const link = await page.getByRole('dialog', { name: '手机遥控' }).getByRole('link').getAttribute('href')
  const address = new URL(link ?? '')
  const remote = (await visit(address.pathname + address.hash, phoneSize)).page
  await remote.getByRole('button', { name: '开始答题' }).click()
  await bigScreen.getByText(/^第 1 题/).waitFor()
  await codesOn(bigScreen).waitFor({ state: 'hidden' })
  await bigScreen.getByRole('button', { name: '扫码作答' }).click()
  await codesOn(bigScreen).waitFor()
  await remote.getByRole('button', { name: '下一题' }).click()
  await page.getByText(/^第 2 题/).waitFor()
  await bigScreen.getByText(/^第 2 题/).waitFor()
  expect(await codesOn(bigScreen).isVisible()).toBe(true)
})

test('whoever comes late with the number of somebody else gives it back, and its pupil needs no consent', async () => {
  const { page } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  await startClass(page, await coursewareAt(page, 3), 'phone', '七年级(3)班')
  const codes = page.getByRole('dialog', { name: '手机扫码作答' })
  const link = new URL(await codes.getByRole('link').innerText())
  await codes.getByRole('button', { name: '开始答题' }).click()
  await page.getByText(/^第 1 题/).waitFor()
  const open = async () => (await visit(link.pathname + link.hash, phoneSize)).page
  const enter = async (phone: Page, code: string) => {
    await phone.getByRole('textbox', { name: '学号' }).fill(code)
    await phone.getByRole('button', { name: '加入课堂' }).click()
    await phone.getByText(/^第 1 题/).waitFor()
  }
  const late = await open()
  await enter(late, '20260092')
  await page.getByText('已连接 1', { exact: true }).waitFor()
  await late.getByRole('button', { name: '不是我，换学号' }).click()
  await enter(late, '20260091')
  await enter(await open(), '20260092')
  await page.getByText('已连接 2', { exact: true }).waitFor()
})

test('a reload of the board leaves the teacher’s phone alone; after a logout it says why it steers no more', async () => {
  const { page, context } = await visit('/adminv2/classroom/list', { as: '13800000008' })
  await startClass(page, await coursewareAt(page, 3), 'phone', '八年级(1)班')
  await page.getByRole('dialog', { name: '手机扫码作答' }).getByRole('button', { name: '开始答题' }).click()
  await page.getByText(/^第 1 题/).waitFor()
  await page.getByRole('button', { name: /^手机遥控/ }).click()
  const link = await page.getByRole('dialog', { name: '手机遥控' }).getByRole('link').getAttribute('href')
  const address = new URL(link ?? '')
  const remote = (await visit(address.pathname + address.hash, phoneSize)).page
  await remote.getByText(/^第 1 题/).waitFor()
  await page.reload()
  await page.getByText(/^第 1 题/).waitFor()
  await remote.getByRole('button', { name: '下一题' }).click()
  await page.getByText(/^第 2 题/).waitFor()

  const otherTab = await context.newPage()
  await otherTab.goto(`${origin()}/adminv2/classroom/list`)
  await otherTab.getByRole('button', { name: /账号/ }).click()
  await otherTab.getByRole('menuitem', { name: '退出登录' }).click()
  await remote.getByText('大屏幕上的账号已退出登录，遥控已停止。请在大屏幕上重新登录，再扫新的二维码').waitFor()
  expect(await remote.getByRole('button', { name: '下一题' }).count()).toBe(0)
})

test('who comes from another class after the board was opened is on it by name', async () => {
  const { page } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  const came = { id: 0, name: '', others: 0 }
  let isHere = false
  // As the board was opened, this pupil was in another class.
  await intercept(page, '**/getStudentsByClassId*', async (route) => {
    const { data, ...answer } = await (await route.fetch()).json()
    const [one, ...others] = data
    Object.assign(came, one, { others: others.length })
    await route.fulfill({ json: { ...answer, data: others } })
  })
  await intercept(page, '**/scoreCondition*', async (route) => {
    const { data, ...answer } = await (await route.fetch()).json()
    const students = data.students.filter(({ id }: { id: number }) => isHere || id !== came.id)
    await route.fulfill({ json: { ...answer, data: { ...data, students } } })
  })
  await startClass(page, await coursewareAt(page, 3), { room: '301 智慧教室' })
  await page.getByText(/^第 1 题/).waitFor()
  await page.getByText(`/ ${came.others} 人已作答`, { exact: true }).waitFor()
  const [letter] = (await heldIn(1)).question?.choices ?? ''
  isHere = true
  await press(1, [letter])
  await answered(page, 1, came.others + 1)
  await page.getByRole('group', { name: '排行前六名' }).getByText(came.name, { exact: true }).waitFor()
})
