import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { pressAndLose } from './lose-answer.ts'
import { sheetsPrinted } from './sheets-printed.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()
const address = '/adminv2/studyMonitor/monitorIndex'
const days = '/api/datav/yunboy/admin/totalList'
const log = '/api/datav/yunboy/admin/detailList'
const history = '/api/datav/yunboy/admin/msgHistory'
const feedback = '/api/datav/yunboy/feedback/list'
const speaking = '/api/pageboy/task/sendMsg'
const writing = '/api/pageboy/task/sendDingMsg'
const toAll = '/api/pageboy/task/send2All'

async function openMonitor(query = '', as: string = accounts.everything) {
  const visitor = await visit(`${address}${query}`, { as })
  const { page, sent } = visitor
  const rows = page.getByRole('table', { name: '每日监测记录' }).locator('tbody tr:not([aria-hidden])')
  await rows.first().waitFor()
  const notice = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text, { exact: true })
  /** The body of the last call to a path. */
  const last = (path: string) => {
    return expect.poll(() => sent(path).at(-1)?.body)
  }
  return { ...visitor, rows, notice, last }
}

const answering = (page: Page, path: string, body: object) =>
  intercept(page, `**${path}*`, (route) => route.fulfill({ json: body }))

test('twelve records a page, numbered through, first and last page', async () => {
  const { page, rows, last } = await openMonitor()
  await page.getByText('共 2700 条 · 第 1 / 225 页').waitFor()
  expect(await rows.count()).toBe(12)
  await last(days).toEqual({ pageNum: 1, pageSize: 12, dateTime: '', codeOrName: '' })
  await page.getByRole('button', { name: '末页' }).click()
  await page.getByText('第 225 / 225 页').waitFor()
  await rows.last().getByText('2700', { exact: true }).waitFor()
  await page.waitForURL('**?page=225')
  await page.goBack()
  await page.getByText('第 1 / 225 页').waitFor()
})

test('on paper a page of records is one sheet', async () => {
  const { page } = await openMonitor()
  await page.getByRole('region', { name: '谁今天需要帮助' }).getByRole('listitem').first().waitFor()
  expect(await sheetsPrinted(page)).toHaveLength(1)
})

test('no field is written so small that an iPhone zooms the page to it', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page } = await visit(address, { as: accounts.everything, ...phone })
  const fields = page.locator('monitor-table').locator('input, select')
  await fields.first().waitFor()
  const sizes = await fields.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
})

test('searches by date, by name, by code and by both; empty asks for everything', async () => {
  const { page, rows, last } = await openMonitor()
  const name = (await rows.first().getByRole('rowheader').textContent()) ?? ''
  const cells = await rows.first().getByRole('cell').allTextContents()
  const date = cells.find((text) => /^\d{4}-\d{2}-\d{2}$/.test(text)) ?? ''
  const code = /\d{8}/.exec(cells.join(' '))?.[0] ?? ''
  const search = () => page.getByRole('button', { name: '查询' }).click()
  await page.getByLabel('日期').fill(date)
  await search()
  await last(days).toMatchObject({ dateTime: date, codeOrName: '' })
  await page.getByLabel('姓名或学号').fill(name)
  await search()
  await last(days).toMatchObject({ dateTime: date, codeOrName: name })
  await page.getByRole('button', { name: '重置' }).click()
  await page.getByText('共 2700 条').waitFor()
  await page.getByLabel('姓名或学号').fill(code)
  await page.keyboard.press('Enter')
  await last(days).toMatchObject({ dateTime: '', codeOrName: code })
  await expect.poll(() => rows.filter({ hasNotText: code }).count()).toBe(0)
  expect(await page.getByLabel('姓名或学号').evaluate((field) => field.matches(':focus'))).toBe(true)
  await page.getByLabel('姓名或学号').fill('')
  await search()
  await page.getByText('共 2700 条').waitFor()
  await page.getByLabel('姓名或学号').fill('没有这个人')
  await search()
  await page.getByText('没有符合条件的监测记录').waitFor()
})

test('the hit rate is rounded up and highlighted below 80', async () => {
  const record = { dateTime: '2026-11-18', schoolName: '芒果实验学校', studentCode: '20260001', studentId: 1 }
  const counts = [
    ['甲', 3, 1, '67%', true],
    ['乙', 500, 104, '80%', false],
    ['丙', 100, 21, '79%', true],
    ['丁', 0, 0, '0%', true],
  ] as const
  const { page, rows } = await openMonitor()
  await answering(page, days, {
    code: 0,
    data: {
      total: 4,
      data: counts.map(([studentName, totalNum, missNum], index) => ({
        ...record,
        studentName,
        totalNum,
        missNum,
        deviceId: `d${index}`,
        skillMap: { 天气查询: 2 },
      })),
    },
  })
  await page.reload()
  await expect.poll(() => rows.count()).toBe(4)
  for (const [studentName, total, missed, rate, low] of counts) {
    const row = rows.filter({ has: page.getByRole('rowheader', { name: studentName }) })
    await row.getByText(rate, { exact: true }).waitFor()
    await row.getByText(`${total - missed}/${total}`).waitFor()
    expect(await row.locator('.hit-rate[data-low]').count()).toBe(low ? 1 : 0)
    await row.getByText('天气查询 2').waitFor()
  }
})

test('a student’s day: all, missed, hit; a filter starts at the first page', async () => {
  const { page, rows, last } = await openMonitor()
  const name = await rows.first().getByRole('rowheader').textContent()
  await rows.first().getByRole('button', { name: /^详细/ }).click()
  const dialog = page.getByRole('dialog', { name: name ?? '' })
  const scope = { pageNum: 1, pageSize: 8, deviceId: expect.stringMatching(/^YB1-/), dateTime: expect.any(String) }
  await last(log).toEqual({ ...scope, intentType: null })
  await dialog.getByRole('tab', { name: '未命中' }).click()
  await last(log).toEqual({ ...scope, intentType: 0 })
  await dialog.getByRole('tab', { name: '命中', exact: true }).click()
  await last(log).toEqual({ ...scope, intentType: 1 })
})

test('the log plays one recording at a time, says its length and keeps the speed', async () => {
  const { page, notice, last } = await openMonitor()
  await page.getByRole('button', { name: '详细日志' }).click()
  const dialog = page.getByRole('dialog', { name: '详细日志' })
  await last(log).toEqual({ pageNum: 1, pageSize: 8, deviceId: null, dateTime: null, intentType: null })
  const play = dialog.getByRole('button', { name: /^播放/ })
  await play.first().waitFor()
  const recordings = await play.count()
  const wav = page.waitForResponse((response) => response.url().includes('/oss/monitor/'))
  await play.first().click()
  expect((await wav).headers()['content-type']).toContain('audio/')
  await page
    .getByRole('region', { name: '通知' })
    .getByText(/^音频时长 \d+ 秒$/)
    .waitFor()
  await play.first().click()
  const playing = async () => [await dialog.getByRole('button', { name: /^停止/ }).count(), await play.count()]
  await expect.poll(playing).toEqual([1, recordings - 1])
  await dialog.getByLabel('播放速度').selectOption('2 倍速')
  await page.reload()
  await page.getByRole('button', { name: '详细日志' }).click()
  expect(await dialog.getByLabel('播放速度').locator('option:checked').textContent()).toBe('2 倍速')
  await intercept(page, '**/oss/monitor/**', (route) => route.fulfill({ status: 404, body: '' }))
  await play.first().click()
  await notice('音频播放失败，请重试').waitFor()
})

test('the key N goes to the next miss, over pages too', async () => {
  const { page } = await openMonitor()
  const entry = (skill: string | null, n: number) => ({
    dateTime: '2026-11-18 08:00:00',
    studentName: `学生${n}`,
    schoolName: 'x',
    studentCode: '1',
    studentId: 1,
    deviceId: 'd',
    skill,
    mediaUrl: '/oss/monitor/clip-01.wav',
    text: `第${n}句`,
  })
  let number = 0
  await intercept(page, `**${log}*`, (route) => {
    // The body of a fetch(new Request()) is not shown to routes: the pages come in their order.
    number += 1
    const missed = { 1: [2], 3: [0] }[number] ?? []
    const data = Array.from({ length: 8 }, (_, index) =>
      entry(missed.includes(index) ? '未命中' : null, number * 10 + index),
    )
    return route.fulfill({ json: { code: 0, data, total: 24 } })
  })
  await page.getByRole('button', { name: '详细日志' }).click()
  const chosen = page.locator('tr[data-selected]')
  await page.getByText('第12句').waitFor()
  await page.keyboard.press('n')
  await chosen.getByText('第12句').waitFor()
  await page.keyboard.press('n')
  await chosen.getByText('第30句').waitFor()
  await page.getByText('第 3 / 3 页').waitFor()
})

test('the reply history by read state, eight a page', async () => {
  const { page, last } = await openMonitor()
  await page.getByRole('button', { name: '回复记录' }).click()
  const dialog = page.getByRole('dialog', { name: '回复记录' })
  await last(history).toEqual({ pageNum: 1, pageSize: 8, readType: null })
  await dialog.getByRole('button', { name: '下一页' }).click()
  await last(history).toMatchObject({ pageNum: 2 })
  await dialog.getByRole('tab', { name: '未读' }).click()
  await last(history).toEqual({ pageNum: 1, pageSize: 8, readType: 1 })
  await dialog.getByRole('tab', { name: '已读' }).click()
  await last(history).toEqual({ pageNum: 1, pageSize: 8, readType: 2 })
  await expect.poll(() => dialog.locator('tbody tr:not([aria-hidden])').filter({ hasNotText: '已读' }).count()).toBe(0)
})

test('a reply goes by voice, or by DingTalk with a preview; one channel at a time', async () => {
  const { page, rows, sent, notice, last } = await openMonitor()
  await rows.first().getByRole('button', { name: /^回复/ }).click()
  const dialog = page.getByRole('dialog', { name: /^回复/ })
  // Two students may share a name.
  const [code = ''] = /\d{8}/.exec(await rows.first().innerText()) ?? []
  await dialog.getByText(code, { exact: true }).waitFor()
  const text = dialog.getByRole('textbox', { name: '内容' })
  const voice = dialog.getByRole('checkbox', { name: '语音播报' })
  const ding = dialog.getByRole('checkbox', { name: '钉钉消息' })
  expect([await voice.isChecked(), await ding.isChecked()]).toEqual([true, false])
  const placeholder = await text.getAttribute('placeholder')

  await text.fill('   ')
  await dialog.getByRole('button', { name: '发送' }).click()
  await notice('请输入内容！').waitFor()
  await notice('提示').waitFor()
  expect(sent(speaking)).toEqual([])

  await dialog.getByRole('button', { name: '收到，老师已经知道了。', exact: true }).click()
  await dialog.getByRole('button', { name: '发送' }).click()
  await notice('消息发送成功！').waitFor()
  await last(speaking).toEqual({
    studentId: expect.any(Number),
    deviceId: expect.stringMatching(/^YB1-/),
    msg: '收到，老师已经知道了。',
  })

  await rows.first().getByRole('button', { name: /^回复/ }).click()
  await ding.click()
  expect([await voice.isChecked(), await ding.isChecked()]).toEqual([false, true])
  expect(await text.getAttribute('placeholder')).not.toBe(placeholder)
  await ding.click()
  expect(await ding.isChecked()).toBe(true)
  await text.fill('**重要** <img src=x onerror=alert(1)>')
  const preview = dialog.getByRole('region', { name: '预览' })
  expect(await preview.locator('strong').textContent()).toBe('重要')
  expect(await preview.locator('img').count()).toBe(0)
  await dialog.getByRole('button', { name: '取消' }).click()
  await rows.first().getByRole('button', { name: /^回复/ }).click()
  expect(await text.inputValue()).toBe('**重要** <img src=x onerror=alert(1)>')
  await dialog.getByRole('button', { name: '请早点休息，注意身体。', exact: true }).click()
  expect(await text.inputValue()).toBe('**重要** <img src=x onerror=alert(1)>\n请早点休息，注意身体。')
  await text.fill('**重要**')
  await dialog.getByRole('button', { name: '发送' }).click()
  await last(writing).toEqual({ studentId: expect.any(Number), msg: '**重要**' })
  await expect.poll(() => dialog.count()).toBe(0)
})

test('a send that fails says so and keeps what was written', async () => {
  const { page, rows, notice } = await openMonitor()
  await answering(page, speaking, { code: 500, message: 'x' })
  await rows.first().getByRole('button', { name: /^回复/ }).click()
  const dialog = page.getByRole('dialog', { name: /^回复/ })
  await dialog.getByRole('textbox', { name: '内容' }).fill('你好')
  await dialog.getByRole('button', { name: '发送' }).click()
  await notice('发送失败！').waitFor()
  await notice('警告').waitFor()
  expect(await dialog.getByRole('textbox', { name: '内容' }).inputValue()).toBe('你好')
})

test('the feedback list by state; a reply from it closes the entry and asks for the list anew', async () => {
  const { page, sent, notice, last } = await openMonitor()
  await page.getByRole('button', { name: '详细日志' }).click()
  await page.getByRole('tab', { name: '反馈列表' }).click()
  await last(feedback).toEqual({ pageNum: 1, pageSize: 8, status: '' })
  const dialog = page.getByRole('dialog', { name: '反馈列表' })
  await dialog.getByRole('tab', { name: '已回复' }).click()
  await last(feedback).toEqual({ pageNum: 1, pageSize: 8, status: 2 })
  await dialog.getByRole('tab', { name: '未回复' }).click()
  await last(feedback).toEqual({ pageNum: 1, pageSize: 8, status: 0 })
  await expect
    .poll(() => dialog.locator('tbody tr:not([aria-hidden])').filter({ hasNotText: '未回复' }).count())
    .toBe(0)
  const before = sent(feedback).length
  await dialog.getByRole('button', { name: /^回复/ }).first().click()
  const reply = page.getByRole('dialog', { name: /^回复/ })
  await reply.getByRole('textbox', { name: '内容' }).fill('知道了')
  await reply.getByRole('button', { name: '发送' }).click()
  await notice('消息发送成功！').waitFor()
  await last(speaking).toEqual({
    studentId: expect.any(Number),
    deviceId: '',
    msg: '知道了',
    feedbackId: expect.any(Number),
  })
  await expect.poll(() => sent(feedback).length).toBe(before + 1)
})

test('a broadcast says how many it reaches and asks before it goes out', async () => {
  const { page, sent, notice, last } = await openMonitor()
  await page.getByRole('button', { name: '群发消息' }).click()
  const dialog = page.getByRole('dialog', { name: '群发消息' })
  await dialog.getByText(/将发送给全校 \d+ 名学生/).waitFor()
  await dialog.getByRole('button', { name: '发送' }).click()
  await notice('请输入内容！').waitFor()
  await dialog.getByRole('textbox', { name: '内容' }).fill('明天上午八点升旗')
  await dialog.getByRole('button', { name: '发送' }).click()
  const question = page.getByRole('alertdialog', { name: /确定发送给全校 \d+ 名学生吗/ })
  await question.getByRole('button', { name: '取消' }).click()
  expect(sent(toAll)).toEqual([])
  await dialog.getByRole('button', { name: '发送' }).click()
  await question.getByRole('button', { name: '确定发送' }).click()
  await notice('消息发送成功！').waitFor()
  await last(toAll).toEqual({ msg: '明天上午八点升旗' })
  // One row says it of all, however many they are.
  await page.getByRole('button', { name: '回复记录' }).click()
  const sentTo = page.getByRole('dialog', { name: '回复记录' }).getByRole('row').filter({ hasText: '明天上午八点升旗' })
  await sentTo.getByText(/^群发 \d{3} 人$/).waitFor()
  expect(await sentTo.count()).toBe(1)
})

test('a message whose answer was lost is sent once when it is sent again, also by a dialog that was closed meanwhile', async () => {
  const { page, rows, notice } = await openMonitor()
  const history = page.getByRole('dialog', { name: '回复记录' })
  const sentOnes = history.getByRole('row')
  const openHistory = async () => {
    await page.getByRole('button', { name: '回复记录' }).click()
    await sentOnes.nth(1).waitFor()
  }
  const close = (dialog: Locator) => dialog.getByRole('button', { name: '关闭' }).click()
  await openHistory()
  await close(history)
  const all = page.getByRole('dialog', { name: '群发消息' })
  const openAll = () => page.getByRole('button', { name: '群发消息' }).click()
  const broadcast = async () => {
    await all.getByRole('button', { name: '发送' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定发送' }).click()
  }
  await openAll()
  const scope = all.getByRole('combobox', { name: '发送范围' })
  await scope.selectOption({ index: 1 })
  const reach = await scope.inputValue()
  await all.getByRole('textbox', { name: '内容' }).fill('只广播一次')
  await pressAndLose(page, toAll, broadcast, '发送失败！')
  await close(all)
  // Here it says that it went.
  await openHistory()
  await sentOnes.filter({ hasText: '只广播一次' }).waitFor()
  await close(history)
  await openAll()
  expect(await scope.inputValue()).toBe(reach)
  await broadcast()
  await notice('消息发送成功！').waitFor()
  await all.waitFor({ state: 'detached' })

  const reply = page.getByRole('dialog', { name: /^回复 / })
  const openReply = () => rows.first().getByRole('button', { name: /^回复/ }).click()
  const send = () => reply.getByRole('button', { name: '发送' }).click()
  await openReply()
  await reply.getByRole('textbox', { name: '内容' }).fill('只回复一次')
  await pressAndLose(page, speaking, send, '发送失败！')
  await close(reply)
  await openReply()
  // What was changed is another message: the first press tells that the former one went.
  await reply.getByRole('textbox', { name: '内容' }).fill('另一条回复')
  await send()
  await reply.getByText('刚才提交的内容已经保存，请刷新后再修改').waitFor()
  await notice('发送失败！').waitFor({ state: 'detached' })
  await send()
  await reply.waitFor({ state: 'detached' })

  await openHistory()
  for (const words of ['只广播一次', '只回复一次', '另一条回复'])
    await expect.poll(() => sentOnes.filter({ hasText: words }).count()).toBe(1)
})

test('lists that do not load say so and can be asked for again', async () => {
  const { page, rows } = await openMonitor()
  await answering(page, days, { code: 500, message: '服务繁忙' })
  await page.reload()
  await page.getByText('服务繁忙').waitFor()
  await page.unroute(`**${days}*`)
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => rows.count()).toBe(12)
})

test('whoever replies to all of the last page finds what is left, not an empty page', async () => {
  const { page, last } = await openMonitor()
  await page.getByRole('button', { name: '详细日志' }).click()
  await page.getByRole('tab', { name: '反馈列表' }).click()
  const dialog = page.getByRole('dialog', { name: '反馈列表' })
  await dialog.getByRole('tab', { name: '未回复' }).click()
  await last(feedback).toEqual({ pageNum: 1, pageSize: 8, status: 0 })
  await dialog.getByRole('button', { name: '末页' }).click()
  const place = dialog.getByText(/^第 \d+ \/ \d+ 页$/)
  const pages = Number((await place.textContent())?.match(/\/ (\d+)/)?.[1])
  await dialog.getByText(`第 ${pages} / ${pages} 页`).waitFor()
  await last(feedback).toEqual({ pageNum: pages, pageSize: 8, status: 0 })
  const waiting = dialog.locator('table:not([aria-busy]) tbody tr:not([aria-hidden])')
  await waiting.first().waitFor()
  for (let left = await waiting.count(); left > 0; left--) {
    await waiting.first().getByRole('button', { name: /^回复/ }).click()
    const reply = page.getByRole('dialog', { name: /^回复/ })
    await reply.getByRole('textbox', { name: '内容' }).fill('知道了')
    await reply.getByRole('button', { name: '发送' }).click()
    await reply.waitFor({ state: 'hidden' })
    await expect.poll(() => waiting.count()).toBe(left > 1 ? left - 1 : 8)
  }
  await dialog.getByText(`第 ${pages - 1} / ${pages - 1} 页`).waitFor()
})

const help = '/api/datav/yunboy/admin/studentsInNeed'

test('who needs help today stands above the table and leads to what a student asked', async () => {
  const { page, rows, last } = await openMonitor()
  const strip = page.getByRole('region', { name: '谁今天需要帮助' })
  await last(help).toEqual({ pageNum: 1, pageSize: 5 })
  const cards = strip.getByRole('listitem').getByRole('button')
  await expect.poll(() => cards.count()).toBe(5)
  await strip.getByText('按近 7 天的对话，今天没有使用的 18:00 起列入').waitFor()
  const name = (await cards.nth(1).locator('b').textContent()) ?? ''
  expect(await cards.nth(1).textContent()).toMatch(/命中率\s\d+%/)
  await cards.nth(1).click()
  await page.waitForURL(/name=\d+/)
  await expect.poll(() => rows.filter({ hasNotText: name }).count()).toBe(0)

  // Whatever time it is when this is run, silence counts as it does in the evening.
  await intercept(page, `**${help}*`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.data = answer.data.data.map((one: object) => ({ ...one, silent: true }))
    await route.fulfill({ json: answer })
  })
  await strip.getByRole('button', { name: /^查看全部/ }).click()
  const all = page.getByRole('dialog', { name: '谁今天需要帮助' })
  await last(help).toEqual({ pageNum: 1, pageSize: 8 })
  await all
    .getByText(/^命中率 \d+%/)
    .first()
    .waitFor()
  await all.getByRole('button', { name: '末页' }).click()
  await all.getByText('今天还没有使用').first().waitFor()
  await all
    .getByRole('button', { name: /^查看 / })
    .first()
    .click()
  await all.waitFor({ state: 'hidden' })
})

test.each([1440, 390])('those who need help move nothing when they come, %d px wide', async (width) => {
  const { page } = await visit('/adminv2/', { as: accounts.everything, viewport: { width, height: 900 } })
  const held: (() => Promise<void>)[] = []
  await intercept(page, `**${help}*`, (route) => void held.push(() => route.continue()))
  await page.goto(`${origin()}${address}`)
  const search = page.getByRole('search', { name: '查询监测记录' })
  await page.getByText('共 2700 条').waitFor()
  await expect.poll(() => held.length).toBe(1)
  const before = await search.boundingBox()
  await held[0]?.()
  await page.getByRole('button', { name: /^查看全部/ }).waitFor()
  expect(await search.boundingBox()).toEqual(before)
})

test('who needs help is asked for anew behind a midnight', async () => {
  const { page, sent } = await openMonitor()
  const strip = page.getByRole('region', { name: '谁今天需要帮助' })
  await page.clock.install()
  await page.reload()
  await strip.getByRole('listitem').first().waitFor()
  const before = sent(help).length
  await page.clock.runFor(40_000)
  expect(sent(help)).toHaveLength(before)
  await page.clock.setSystemTime(Date.now() + 24 * 3600_000)
  await page.clock.runFor(40_000)
  await expect.poll(() => sent(help).length).toBe(before + 1)
  await strip.getByRole('listitem').first().waitFor()
})

test('a class and days from one to another stay in the address; without them the call is the documents’', async () => {
  const { page, rows, last } = await openMonitor()
  await page.getByRole('button', { name: '更多筛选' }).click()
  const chosen = page.getByRole('combobox', { name: '班级' })
  await chosen.selectOption({ index: 1 })
  const classId = Number(await chosen.inputValue())
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel('时间，开始日期').fill(today)
  await last(days).toEqual({ pageNum: 1, pageSize: 12, dateTime: '', codeOrName: '', classId, fromDay: today })
  await last(help).toEqual({ pageNum: 1, pageSize: 5, classId })
  await page.waitForURL(new RegExp(`classId=${classId}&from=${today}$`))
  await page.reload()
  await last(days).toEqual({ pageNum: 1, pageSize: 12, dateTime: '', codeOrName: '', classId, fromDay: today })
  await expect.poll(() => page.getByLabel('时间，开始日期').inputValue()).toBe(today)
  await page.getByRole('button', { name: '重置' }).click()
  await page.getByText('共 2700 条').waitFor()
  await last(days).toEqual({ pageNum: 1, pageSize: 12, dateTime: '', codeOrName: '' })
  await expect.poll(() => rows.count()).toBe(12)
})

test('what is filtered is saved as a workbook', async () => {
  const { page, last } = await openMonitor()
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  await page.getByRole('button', { name: '更多筛选' }).click()
  await page.getByLabel('时间，结束日期').fill(today)
  await page.getByRole('combobox', { name: '班级' }).selectOption({ index: 1 })
  const classId = Number(await page.getByRole('combobox', { name: '班级' }).inputValue())
  await last(days).toMatchObject({ classId, toDay: today, pageSize: 12 })
  const summary = page.getByText(/^共 \d+ 条/)
  await summary.filter({ hasNotText: '2700' }).waitFor()
  const total = Number(/\d+/.exec((await summary.textContent()) ?? ''))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  await last(days).toEqual({
    pageNum: expect.any(Number),
    pageSize: 200,
    dateTime: '',
    codeOrName: '',
    classId,
    toDay: today,
  })
  expect((await saved).suggestedFilename()).toBe(`学习监测（${total} 条）.xlsx`)
  await page.getByRole('region', { name: '通知' }).getByText(`已导出 ${total} 条记录`).waitFor()
})

test('the trend of what is filtered, as a drawing and a table, and the sentences that were missed', async () => {
  const { page, last } = await openMonitor('?classId=1')
  await page.getByRole('button', { name: '趋势与未命中' }).click()
  const dialog = page.getByRole('dialog', { name: '趋势与未命中' })
  await last('/api/datav/yunboy/admin/trend').toEqual({ dateTime: '', codeOrName: '', classId: 1 })
  await dialog
    .getByRole('region', { name: '未命中的句子' })
    .getByRole('listitem')
    .first()
    .getByText(/^\d+ 次$/)
    .waitFor()
  await dialog.getByRole('button', { name: '以表格查看' }).click()
  await dialog
    .getByRole('table')
    .getByText(/^\d+%$/)
    .first()
    .waitFor()
})
