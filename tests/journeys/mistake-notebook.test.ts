import { expect, test } from 'vitest'
import { focusOn } from './focus.ts'
import { intercept } from './intercept.ts'
import { sheetsPrinted } from './sheets-printed.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage({
  // All that is reviewed is on the last rung: known once more, it is mastered.
  prepare: (db) => db.execute('update question_progress set step = 5'),
})
const address = '/adminv2/mangoStudent/wrongQuestion'
const calls = '/api/tk/ttwork/myMistakeQuestion'

async function openNotebook(query = '?subject=2') {
  const visitor = await visit(`${address}${query}`, { as: accounts.student, acceptDownloads: true })
  const { page } = visitor
  const list = page.getByRole('region', { name: '错题' })
  await list.getByRole('article').first().waitFor()
  const basket = page.getByRole('complementary', { name: '我的错题篮' })
  const notice = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text, { exact: true })
  const count = async () =>
    Number(await page.getByRole('button', { name: /^数学/ }).locator('.subject-count').textContent())
  return { ...visitor, list, basket, notice, count }
}
const last = <Item>(items: readonly Item[]) => items.at(-1)
const tab = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check()

test('on a phone the basket covers nothing that Tab comes to', async () => {
  const { page, list } = await openNotebook()
  await page.setViewportSize({ width: 320, height: 640 })
  const basket = page.locator('.basket-bar')
  await basket.waitFor()
  await page.getByRole('button', { name: '更多筛选' }).click()
  const ways = [
    [list.getByRole('button', { name: '填写错因' }), list.getByRole('button', { name: '看作答与解析' })],
    [page.getByLabel('知识点'), page.getByLabel('开始日期')],
  ] as const
  for (const [from, to] of ways) {
    const next = to.first()
    // The page is scrolled so that the next one lies below the basket.
    await next.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom + 8 - innerHeight))
    await from.first().evaluate((one) => one.focus({ preventScroll: true }))
    await page.keyboard.press('Tab')
    await focusOn(next)
    const covered = async () => {
      const end = await next.evaluate((one) => one.getBoundingClientRect().bottom)
      return end - (await basket.evaluate((bar) => bar.getBoundingClientRect().top))
    }
    await expect.poll(covered).toBeLessThanOrEqual(0)
  }
})

test('filters, opens a paper, masters and revives with the count', async () => {
  const { page, list, notice, sent, count } = await openNotebook()
  expect(last(sent(`${calls}/detail`))?.query).toMatchObject({
    subjectId: '2',
    sourceType: '0',
    mastered: '2',
    pageSize: '8',
    pageNum: '1',
  })
  await expect.poll(count).toBeGreaterThan(0)
  const before = await count()
  await list.getByRole('button', { name: '我会了，直接消灭' }).first().click()
  await notice('很棒哦').waitFor()
  await expect.poll(count).toBe(before - 1)
  await expect.poll(() => last(sent(`${calls}/masterQuestion`))?.body).toMatchObject({ mastered: 1 })
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(count).toBe(before)
  await expect.poll(() => last(sent(`${calls}/masterQuestion`))?.body).toMatchObject({ mastered: 2, undo: true })
  await list.getByRole('button', { name: '我会了，直接消灭' }).first().click()
  await expect.poll(count).toBe(before - 1)

  await tab(page, '掌握情况', '掌握')
  await list.getByRole('button', { name: '复活该题' }).first().click()
  await expect.poll(count).toBe(before)
  await expect.poll(() => last(sent(`${calls}/masterQuestion`))?.body).toMatchObject({ mastered: 2 })

  await tab(page, '来源', '作业')
  const paper = list.getByRole('article').filter({ hasText: '篮中' }).first()
  const name = (await paper.getAttribute('aria-label')) ?? ''
  await paper.getByRole('button', { name, exact: true }).click()
  await list.getByRole('button', { name: '返回上一层' }).waitFor()
  expect(new URL(page.url()).searchParams.get('paper')).not.toBeNull()
  await page.reload()
  await list.getByRole('button', { name: '返回上一层' }).click()
  await list.getByRole('article', { name }).waitFor()

  await page.getByRole('button', { name: /^语文/ }).click()
  await list.getByRole('button', { name: '我会了，直接消灭' }).first().waitFor()
  expect(last(sent(`${calls}/detail`))?.query).toMatchObject({ subjectId: '1', sourceType: '0', mastered: '2' })
})

test('on paper each mistake is in one piece, and of the basket and other subjects there is nothing', async () => {
  const { page, list } = await openNotebook('')
  expect(await list.getByRole('article').count()).toBeGreaterThan(5)
  const sheets = await sheetsPrinted(page)
  for (const sheet of sheets) expect(sheet.match(/错因/g)?.length).toBe(sheet.match(/第\d+题/g)?.length)
  expect(sheets[0]).toContain('语文')
  expect(sheets.join('')).not.toMatch(/错题篮|已看|数学/)
})

test('a mistake that is unfolded begins on the first sheet, which says how many of all are on paper', async () => {
  const { page, list } = await openNotebook()
  const parts = [1, 2, 3, 4, 5, 6].map((id) => ({ id, answer1: `答案 ${id}`, parse: '因为所以\n'.repeat(8) }))
  const question = { id: 1, mastered: 2, sourceName: '一张卷', content: '证明题', subQuestions: parts }
  await intercept(page, `**${calls}/detail*`, (route) =>
    route.fulfill({ json: { code: 0, data: { data: [question], total: 10 } } }),
  )
  await tab(page, '掌握情况', '全部')
  await list.getByRole('button', { name: '看作答与解析' }).click()
  await list.getByText('答案 6').waitFor()
  const sheets = await sheetsPrinted(page)
  expect(sheets[0]).toContain('共10题，纸上是前1题：先点“查看更多”看到最后，再打印')
  expect(sheets[0]).toMatch(/证明题.*我的作答.*答案1/)
  // No part is cut.
  expect(sheets.map((sheet) => sheet.match(/答案\d/g)?.length)).toEqual(
    sheets.map((sheet) => (sheet.match(/因为所以/g)?.length ?? 0) / 8),
  )
})

test('the count beside a subject knows what another tab has mastered', async () => {
  const { page, context, list, notice, count } = await openNotebook()
  const before = await count()
  const other = await context.newPage()
  await other.goto(page.url())
  const sure = other.getByRole('button', { name: '我会了，直接消灭' })
  await sure.nth(1).waitFor()
  await list.getByRole('button', { name: '我会了，直接消灭' }).first().click()
  await notice('很棒哦').waitFor()
  await sure.nth(1).click()
  await expect
    .poll(() => other.getByRole('button', { name: /^数学/ }).locator('.subject-count').textContent())
    .toBe(String(before - 2))
})

test('by key 查看更多 goes on with the first question that came, also where the button goes', async () => {
  const { page, list } = await openNotebook()
  const question = (id: number) => ({ id, mastered: 2, typeName: '填空题', sourceName: `第 ${id} 张卷` })
  await intercept(page, `**${calls}/detail*`, (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('pageNum') === '1'
    const rows = isFirst ? [1, 2, 3, 4, 5, 6, 7, 8].map(question) : [question(9), question(10)]
    return route.fulfill({ json: { code: 0, data: { data: rows, total: 10 } } })
  })
  await tab(page, '掌握情况', '全部')
  await list.getByRole('button', { name: '查看更多' }).focus()
  await page.keyboard.press('Enter')
  await list.getByText('已看 10 / 10').waitFor()
  const read = list.getByRole('article').nth(8)
  await expect.poll(() => read.evaluate((card) => card.matches(':focus'))).toBe(true)
  await page.keyboard.press('Tab')
  await expect
    .poll(() => read.getByRole('button', { name: '填写错因' }).evaluate((one) => one.matches(':focus')))
    .toBe(true)
})

test('a download that fails leaves the basket, lets go of the page and is logged', async () => {
  const { page, basket, sent, notice } = await openNotebook()
  await intercept(page, `**${calls}/pushQuestion*`, (route) =>
    route.fulfill({ json: { code: 100, message: '生成失败' } }),
  )
  await basket.getByRole('button', { name: '下载错题' }).click()
  await notice('生成失败').waitFor()
  await page.getByText('生成试卷中，请稍等').first().waitFor({ state: 'detached' })
  await expect.poll(() => last(sent('/api/log/track'))?.query['event']).toBe('mistake-paper-failed')
  expect(sent(`${calls}/cleanBasket`)).toHaveLength(0)
})

test('puts papers and questions into the basket, and saves the paper that the preview showed', async () => {
  const { page, list, basket, sent } = await openNotebook('?subject=2&source=1&mastered=0')
  await basket.getByRole('button', { name: '一键清空错题' }).click()
  await page.getByText('操作将不可恢复。').waitFor()
  await page.getByRole('button', { name: '清空', exact: true }).click()
  await basket.getByText('0 / 50', { exact: true }).waitFor()

  // One with several mistakes, as one of them is taken out again.
  const several = list.getByRole('article').filter({ hasText: /错 ([2-9]|\d\d+) 题/ })
  const paper = several.first()
  await paper.getByRole('button', { name: '整卷加入' }).click()
  await paper.getByRole('button', { name: '整卷退出' }).waitFor()
  const total = Number(/错 (\d+) 题/.exec((await paper.textContent()) ?? '')?.[1])
  await basket.getByText(`${total} / 50`, { exact: true }).waitFor()
  await basket.getByRole('button', { name: '把第 1 题移出错题篮' }).click()
  await basket.getByText(`${total - 1} / 50`, { exact: true }).waitFor()

  await basket.getByRole('button', { name: '打印预览' }).click()
  const preview = page.getByRole('dialog', { name: '打印预览' })
  await preview
    .getByText(`共 ${total - 1} 题`)
    .first()
    .waitFor()
  const saving = page.waitForEvent('download')
  await preview.getByRole('button', { name: '下载错题' }).click()
  expect((await saving).suggestedFilename()).toMatch(/数学错题.*\.pdf$/)
  await basket.getByText('0 / 50', { exact: true }).waitFor()
  expect(sent(`${calls}/makePaper`)).toHaveLength(1)

  await paper.getByRole('button', { name: '整卷加入' }).click()
  await basket.getByText(`${total} / 50`, { exact: true }).waitFor()
  const straight = page.waitForEvent('download')
  await basket.getByRole('button', { name: '下载错题' }).click()
  await straight
  expect(last(sent(`${calls}/pushQuestion`))?.query).toMatchObject({
    fillMyAnswer: 'true',
    fillAnswerAndParse: 'true',
    subjectId: '2',
    type: '1',
  })
  await basket.getByText('0 / 50', { exact: true }).waitFor()

  // Looked at for longer than a paper is kept: what is taken away is made anew.
  await paper.getByRole('button', { name: '整卷加入' }).click()
  await basket.getByText(`${total} / 50`, { exact: true }).waitFor()
  await basket.getByRole('button', { name: '打印预览' }).click()
  await preview.getByText(`共 ${total} 题`).first().waitFor()
  await page.clock.setFixedTime(Date.now() + 30 * 60_000)
  const late = page.waitForEvent('download')
  await preview.getByRole('button', { name: '下载错题' }).click()
  await late
  expect(sent(`${calls}/makePaper`)).toHaveLength(3)
})

test('what is put into the basket from another tab while a preview stands is not taken out with its paper', async () => {
  const { page, context, list, basket } = await openNotebook('?subject=2')
  const size = Number.parseInt((await basket.getByText(/ \/ 50$/).textContent()) ?? '', 10)
  await list.getByRole('button', { name: '加入错题篮' }).first().click()
  await basket.getByText(`${size + 1} / 50`, { exact: true }).waitFor()
  await basket.getByRole('button', { name: '打印预览' }).click()
  const preview = page.getByRole('dialog', { name: '打印预览' })
  await preview
    .getByText(`共 ${size + 1} 题`)
    .first()
    .waitFor()

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: '加入错题篮' }).first().click()
  // Told to this tab too, without a reload.
  await basket.getByText(`${size + 2} / 50`, { exact: true }).waitFor()
  const saving = page.waitForEvent('download')
  await preview.getByRole('button', { name: '下载错题' }).click()
  await saving
  await basket.getByText('1 / 50', { exact: true }).waitFor()
  await expect.poll(() => list.getByRole('button', { name: '移出错题篮' }).count()).toBe(1)
})

test('by key a cause is taken away, and the focus goes on beside it', async () => {
  const { list } = await openNotebook()
  const drops = list.getByRole('button', { name: /^删除错因/ })
  await drops.first().waitFor()
  const before = await drops.count()
  await drops.first().press('Enter')
  await expect.poll(() => drops.count()).toBe(before - 1)
  await list.locator('article:focus-within').waitFor()
})

test('a cause of twenty characters is noted; one more is told and held back, and can be taken away', async () => {
  const { page, list, sent } = await openNotebook()
  const twenty = '一二三四五六七八九十'.repeat(2)
  await list.getByRole('button', { name: '填写错因' }).first().click()
  const dialog = page.getByRole('dialog', { name: '错因' })
  await dialog.getByPlaceholder('长度不能超过20').fill('')
  await dialog.getByPlaceholder('长度不能超过20').pressSequentially(`${twenty}多`)
  await dialog.getByText('不能超过20个字', { exact: true }).waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
  await page.keyboard.press('Backspace')
  await dialog.getByRole('button', { name: '确定' }).click()
  await list.getByText(twenty, { exact: true }).first().waitFor()
  await expect.poll(() => last(sent(`${calls}/submitErrorReason`))?.body).toMatchObject({ errorReason: twenty })
  await list.getByRole('button', { name: `删除错因 ${twenty}` }).click()
  await list.getByText(twenty, { exact: true }).waitFor({ state: 'detached' })
})

test('today’s review goes by keyboard', async () => {
  const { page, sent } = await openNotebook()
  const subjects = (of: Page) => of.locator('.subject').allTextContents()
  const before = await subjects(page)
  await page.getByRole('button', { name: /今日复习/ }).click()
  const dialog = page.getByRole('dialog', { name: '今日复习' })
  await dialog.getByText(/^1 \/ \d+$/).waitFor()
  await focusOn(dialog.locator('.review-card'))
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: /我会了/ }).waitFor()
  await page.keyboard.press('1')
  await dialog.getByText(/^2 \/ \d+$/).waitFor()
  await expect.poll(() => last(sent(`${calls}/submitReview`))?.body).toMatchObject({ result: 1 })

  // Another number a day counts at once, and the keys still reach the last question.
  const asking = page.waitForResponse(`**${calls}/reviewQuestions*`)
  await dialog.getByRole('combobox', { name: '每天复习几题' }).selectOption('每天 15 题')
  const { data: rest } = await (await asking).json()
  const count = 1 + rest.length
  for (let number = 2; number <= count; number++) {
    await dialog.getByText(`${number} / ${count}`, { exact: true }).waitFor()
    await dialog.getByRole('button', { name: /先想一想，再看答案/ }).press('Enter')
    await dialog.getByRole('button', { name: /我会了/, disabled: false }).waitFor()
    await page.keyboard.press('1')
  }
  const end = dialog.getByRole('group', { name: '复习的结果' })
  await end.getByText(`今天复习了 ${count} 题`, { exact: false }).waitFor()
  await focusOn(end)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '今日复习', exact: true }).waitFor()

  // What was mastered is counted no more beside its subject, as for whoever opens the notebook now.
  const anew = await openNotebook()
  const counts = await subjects(anew.page)
  expect(counts).not.toEqual(before)
  await expect.poll(() => subjects(page)).toEqual(counts)
})

test('a teacher looks at a pupil’s notebook and can change nothing', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/myStudents', { as: accounts.everything })
  await page.getByRole('link', { name: '夏书豪 的错题集' }).click()
  await page.waitForURL(/\/mangoTeacher\/studentMistakes\?studentId=1&studentName=/)
  await page.getByRole('heading', { name: '夏书豪的错题集' }).waitFor()
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('button', { name: '我会了，直接消灭' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: '下载错题' }).count()).toBe(0)

  // An address that names nobody leads to where one is chosen.
  await page.goto(`${origin()}/adminv2/mangoTeacher/studentMistakes`)
  await page.getByRole('heading', { name: '我的学生', level: 1 }).waitFor()
})

test('the personal page opens the notebook in a new window', async () => {
  const { page, context } = await visit('/adminv2/mangoStudent/personal', { as: accounts.student })
  await page.getByText('敬请期待').waitFor()
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: '打开错题集' }).click()
  await (await opening).getByRole('heading', { name: '我的错题集' }).waitFor()
})
