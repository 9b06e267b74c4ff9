import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { loseAnswer, pressAndLose } from './lose-answer.ts'
import { madeExams, makeExam } from './make-exam.ts'
import { logInBySms } from './sms-code.ts'
import { sheetsOf } from './sheets-of.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()
const address = '/adminv2/examinationMan/administration'
const list = '/api/score/examList'
const merging = '/api/exam/mergeExam'
const deletion = '/api/report/data/deleteExamScore'

/** What goes out while no filter is set. */
const unset = { schoolYear: '', termId: '', type: '', subjectIds: [], status: -1, gradeId: '', name: '' }

async function openList(query = '', as: string = accounts.everything) {
  const visitor = await visit(`${address}${query}`, { as })
  const { page } = visitor
  await page.getByRole('table', { name: '考试' }).locator('tbody tr:not([aria-hidden])').first().waitFor()
  const rows = page.getByRole('table', { name: '考试' }).locator('tbody tr')
  const notice = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text, { exact: true })
  const search = () => page.getByRole('button', { name: '查询' }).click()
  const basket = page.getByRole('complementary', { name: '合并列表' })
  return { ...visitor, rows, notice, search, basket }
}
type List = Awaited<ReturnType<typeof openList>>

const filter = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label }).selectOption(option)

/** Presses 重置 and waits for the whole list, so that its call is not taken for the next one. */
async function reset(page: Page) {
  const whole = page.waitForResponse((answer) => answer.url().includes(list))
  await page.getByRole('button', { name: '重置' }).click()
  await whole
}

/** Presses 查询 and gives back what was asked and answered. */
async function searched({ page, search, sent }: Pick<List, 'page' | 'search' | 'sent'>) {
  const before = sent(list).length
  const [answer] = await Promise.all([page.waitForResponse((response) => response.url().includes(list)), search()])
  const { data, total } = await answer.json()
  // A body arrives a moment after its call, and what is found a moment after its answer.
  await expect.poll(() => sent(list)[before]?.body).toBeDefined()
  await page.locator('table:not([aria-busy])').waitFor()
  return { sent: sent(list)[before]?.body, data, total }
}

const answering = (page: Page, path: string, body: object | string) =>
  intercept(page, `**${path}*`, (route) =>
    route.fulfill({ contentType: 'application/json', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  )

test.each([1440, 1280])('on a page of %d all filters stand in one line', async (width) => {
  const { page } = await openList()
  await page.setViewportSize({ width, height: 900 })
  await page.getByRole('button', { name: '常用筛选' }).waitFor()
  const filters = page.getByRole('search', { name: '筛选考试' })
  const middles = filters.locator('select, input[type=search], button[type]').evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    }),
  )
  expect(new Set(await middles).size).toBe(1)
})

test('on a tablet held upright, all that can be done with an exam is in sight, and its name takes two lines', async () => {
  const { page, rows } = await openList()
  await page.setViewportSize({ width: 768, height: 1024 })
  const frame = page.locator('.table-frame')
  await expect.poll(() => frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  // Of ten names of up to twelve characters.
  const highest = () => rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)))
  await expect.poll(highest).toBeLessThan(64)
})

test('the first page asks for ten exams without a filter, and every lookup list once', async () => {
  const { page, calls, rows } = await openList()
  await page.getByText('共 216 场 · 第 1 / 22 页').waitFor()
  expect(await rows.count()).toBe(10)
  await expect
    .poll(() => calls.filter((call) => call.path === list).map((call) => call.body))
    .toEqual([{ ...unset, pageNum: 1, pageSize: 10 }])
  for (const name of ['schoolYearList', 'gradeList', 'examTypeList', 'subjectList', 'termList'])
    await expect.poll(() => calls.filter((call) => call.path === `/api/score/${name}`)).toHaveLength(1)
})

test('each filter goes out alone and all of them together, and the address keeps them', async () => {
  const it = await openList()
  const { page } = it
  const choices: [string, string, object][] = [
    ['学年', '2025学年', { schoolYear: 2025 }],
    ['考试类型', '月考', { type: 3 }],
    ['学期', '上学期', { termId: 1 }],
    ['状态', '已公开', { status: 1 }],
    ['年级', '八年级', { gradeId: 8 }],
  ]
  for (const [label, option, expected] of choices) {
    await filter(page, label, option)
    expect((await searched(it)).sent).toEqual({ ...unset, ...expected, pageNum: 1, pageSize: 10 })
    await reset(page)
  }
  await page.getByLabel('考试名称').fill('联考')
  const named = await searched(it)
  expect(named.sent).toMatchObject({ name: '联考' })
  expect(named.data.every((exam: { examName: string }) => exam.examName.includes('联考'))).toBe(true)
  await reset(page)

  await page.getByRole('button', { name: '科目：全部科目' }).click()
  await page.getByRole('checkbox', { name: '数学' }).check()
  await page.getByRole('checkbox', { name: '语文' }).check()
  await page.keyboard.press('Escape')
  expect((await searched(it)).sent).toMatchObject({ subjectIds: [1, 2] })

  for (const [label, option] of choices) await filter(page, label, option)
  await page.getByLabel('考试名称').fill('月考')
  const all = await searched(it)
  const everything = { schoolYear: 2025, type: 3, termId: 1, status: 1, gradeId: 8, subjectIds: [1, 2], name: '月考' }
  expect(all.sent).toEqual({ ...everything, pageNum: 1, pageSize: 10 })
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    schoolYear: '2025',
    type: '3',
    termId: '1',
    status: '1',
    gradeId: '8',
    subjectIds: '1,2',
    name: '月考',
  })
})

test('nothing found says so, and clearing the filters brings the list back', async () => {
  const it = await openList()
  await it.page.getByLabel('考试名称').fill('没有这样的考试')
  await it.page.keyboard.press('Enter')
  await it.page.getByText('没有符合条件的考试').waitFor()
  await it.page.getByRole('button', { name: '清除筛选' }).click()
  await it.page.getByText('共 216 场').waitFor()
})

test('paging: first, last and the numbers between, each a call for its page', async () => {
  const { page, rows, sent } = await openList()
  const pager = page.getByRole('group', { name: '分页' })
  expect(await pager.getByRole('button', { name: '首页' }).isDisabled()).toBe(true)
  await pager.getByRole('button', { name: '末页' }).click()
  await page.getByText('第 22 / 22 页').waitFor()
  expect(await pager.getByRole('button', { name: '末页' }).isDisabled()).toBe(true)
  await expect.poll(() => rows.count()).toBe(6)
  await pager.getByRole('button', { name: '上一页' }).click()
  await page.getByText('第 21 / 22 页').waitFor()
  await pager.getByRole('button', { name: '首页' }).click()
  await page.getByText('第 1 / 22 页').waitFor()
  await pager.getByRole('button', { name: '第 3 页' }).click()
  await page.getByText('第 3 / 22 页').waitFor()
  // The first page comes back from the cache while it is asked for anew. A body arrives a moment after its call.
  const pages = [1, 22, 21, 1, 3].map((pageNum) => ({ body: { pageNum } }))
  await expect.poll(() => sent(list)).toMatchObject(pages)
})

test('a link behind the end shows the last page', async () => {
  const { page } = await openList('?page=999')
  await page.getByText('第 22 / 22 页').waitFor()
  await page.waitForURL('**/administration?page=22')
})

test('Back restores filters, page and basket; so does the link for somebody else', async () => {
  const it = await openList('?status=1&page=2')
  const { page } = it
  const add = it.page.locator('.button:not([data-refused])', { hasText: '加入合并' })
  await add.first().click()
  await page.waitForURL(/merge=\d+/)
  await page.getByRole('button', { name: /^已加入/ }).waitFor()
  const link = page.url().replace(/^https?:\/\/[^/]+/, '')
  const first = await it.rows.first().textContent()
  await page.getByRole('link', { name: /^详情/ }).first().click()
  await page.waitForURL('**/examinationMan/details?examId=*')
  await page.goBack()
  await page.waitForURL(`**${link}`)
  await expect.poll(() => it.rows.first().textContent()).toBe(first)
  await it.basket.getByText('1 场').waitFor()

  const colleague = await openList(link.slice(link.indexOf('?')), accounts.headmaster)
  await colleague.basket.getByText('1 场').waitFor()
  await expect
    .poll(() => colleague.page.getByRole('combobox', { name: '状态' }).locator('option:checked').textContent())
    .toBe('已公开')
  await colleague.page.getByText(/第 2 \/ \d+ 页/).waitFor()
})

test('新建 needs permission 47 and 删除 48', async () => {
  const ordinary = await openList('', accounts.ordinary)
  await expect.poll(() => ordinary.page.getByRole('link', { name: '新建' }).isVisible()).toBe(true)
  expect(await ordinary.page.getByRole('button', { name: /^删除/ }).count()).toBe(0)
  const every = await openList()
  await expect.poll(() => every.page.getByRole('button', { name: /^删除/ }).count()).toBe(10)
  const [cookie] = (await ordinary.context.cookies()).filter(({ name }) => name === 'authority')
  if (!cookie) throw new Error('no authority cookie')
  await ordinary.context.addCookies([{ ...cookie, value: '16' }])
  await ordinary.page.reload()
  await ordinary.rows.first().waitFor()
  expect(await ordinary.page.getByRole('link', { name: '新建' }).count()).toBe(0)
})

test('exams that are not public have a grey edge', async () => {
  const { page } = await openList('?status=2')
  await expect.poll(() => page.locator('tr.row[data-accent="line"]').count()).toBe(10)
})

/** Adds the exams of some rows, by their place among those that have subjects. */
async function add({ page }: List, ...places: number[]) {
  const buttons = page.locator('tr:not([data-selected]) .button:not([data-refused])', { hasText: /^加入合并$/ })
  for (const place of places) await buttons.nth(place).click()
}

test('an exam that is added is disabled, counted, kept over a reload, and can be taken back', async () => {
  const it = await openList()
  await add(it, 0, 0)
  await expect.poll(() => it.page.getByRole('button', { name: /^已加入/ }).count()).toBe(2)
  expect(
    await it.page
      .getByRole('button', { name: /^已加入/ })
      .first()
      .isDisabled(),
  ).toBe(true)
  await it.page.getByRole('button', { name: /合并考试.*已选 2 场/ }).waitFor()
  await it.basket.getByRole('button', { name: '清空' }).click()
  await it.page.reload()
  await it.basket.getByRole('button', { name: '撤销' }).click()
  await it.basket.getByText('2 场').waitFor()
  await it.basket.getByRole('button', { name: /^移出/ }).first().click()
  await it.basket.getByText('1 场').waitFor()
})

let made = 0
const day = 86_400_000

test('an exam without subject is refused with a reason', async () => {
  const { page } = await openList()
  await makeExam(page, '没有科目的测验', [])
  const it = await openList('?name=没有科目的测验')
  await it.page.locator('.button[data-refused]').first().click()
  await it.notice('没有科目的考试不能合并').waitFor()
  expect(await it.basket.count()).toBe(0)
})

test('a merge that cannot work says why before it is sent and when the server refuses it, and marks the rows', async () => {
  const it = await openList('?gradeId=9')
  await add(it, 0)
  await filter(it.page, '年级', '七年级')
  await searched(it)
  await add(it, 0)
  await it.page.getByRole('button', { name: /^合并考试/ }).click()
  const dialog = it.page.getByRole('dialog', { name: '合并考试' })
  await dialog.getByText('合并的考试学年、年级、考试类型和学期必须一致').waitFor()
  await dialog.getByText('年级不同').waitFor()
  const merged = it.page.waitForResponse((answer) => answer.url().includes(merging))
  await dialog.getByRole('button', { name: '合并', exact: true }).click()
  const refused = await (await merged).json()
  await dialog.getByRole('alert').getByText(refused.message, { exact: true }).waitFor()
  expect(await dialog.locator('.merge-entry[data-refused]').count()).toBe(1)
  await dialog.getByRole('button', { name: /^移出/ }).last().click()
  await expect.poll(() => dialog.getByText(refused.message).count()).toBe(0)
})

/** A list that begins with two exams that can be merged, both in the basket. */
const oneKind = async () => {
  const name = `七年级测验 ${++made}`
  const of = await openList()
  await makeExam(of.page, `${name} 甲`, [1])
  await makeExam(of.page, `${name} 乙`, [2])
  const it = await openList(madeExams.slice(address.length))
  await add(it, 0, 0)
  await it.page.getByRole('button', { name: /^合并考试/ }).click()
  return { ...it, dialog: it.page.getByRole('dialog', { name: '合并考试' }) }
}

test('the server’s refusal of a merge stays in the dialog, with a warning', async () => {
  const { page, dialog, sent } = await oneKind()
  await answering(page, merging, { code: 100, message: '考试正在阅卷，不能合并' })
  await dialog.getByRole('button', { name: '合并', exact: true }).click()
  await dialog.getByRole('alert').getByText('考试正在阅卷，不能合并').waitFor()
  expect(await dialog.getByRole('img', { name: '警告' }).isVisible()).toBe(true)
  expect(sent(merging)).toHaveLength(1)
})

test('a merge whose answer was lost is in the list when its dialog is left instead of asked again', async () => {
  const { page, dialog } = await oneKind()
  await dialog.getByLabel('合并后的考试名称').fill('合并没有答复')
  await loseAnswer(page, merging)
  await dialog.getByRole('button', { name: '合并', exact: true }).click()
  await dialog.getByRole('alert').getByText('网络连接失败，请检查网络后重试').waitFor()
  await dialog.getByRole('button', { name: '取消' }).click()
  await page.getByRole('rowheader', { name: /合并没有答复/ }).waitFor()
})

test('a merge is undone from the list and from its details, and says until when', async () => {
  const { page, dialog, notice, rows } = await oneKind()
  const before = await rows.count()
  await dialog.getByLabel('合并后的考试名称').fill('合并又撤销')
  // The answer is lost, and the second press is told what the first has done.
  await loseAnswer(page, merging)
  await dialog.getByRole('button', { name: '合并', exact: true }).click()
  await dialog.getByRole('alert').getByText('网络连接失败，请检查网络后重试').waitFor()
  await dialog.getByRole('button', { name: '合并', exact: true }).click()
  await page.getByRole('rowheader', { name: /合并又撤销.*合并而成.*前/ }).waitFor()
  await page.getByRole('link', { name: '详情 合并又撤销' }).click()
  await page
    .locator('exam-details')
    .getByText(/合并而成，(今天|明天) \d\d:\d\d 前可以撤销/)
    .waitFor()
  await page.getByRole('button', { name: '撤销合并', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: '确定撤销合并?' })
  await answering(page, '/api/exam/undoMerge', { code: 100, message: '合并后删除了科目：语文，不能撤销' })
  await question.getByRole('button', { name: '确定' }).click()
  await question.getByText('合并后删除了科目：语文，不能撤销').waitFor()
  await page.unroute('**/api/exam/undoMerge*')
  await question.getByRole('button', { name: '确定' }).click()
  await notice('已撤销合并').waitFor()
  await page.waitForURL('**/administration**')
  await expect.poll(() => rows.count()).toBe(before)
  await expect.poll(() => page.getByRole('rowheader', { name: /合并又撤销/ }).count()).toBe(0)
})

test('behind midnight open details of an exam say the new day', async () => {
  const { page } = await openList()
  await makeExam(page, '跨夜的测验', [1])
  const it = await visit(`${address}?name=跨夜的测验`, { as: accounts.everything })
  const now = Date.now()
  const untilMidnight = day - ((now + day / 3) % day)
  await it.page.clock.install({ time: now })
  await it.page.getByRole('link', { name: '详情 跨夜的测验' }).click()
  const time = it.page.getByRole('definition').filter({ hasText: /\d\d:\d\d$/ })
  await time.getByText(/^今天/).waitFor()
  await it.page.clock.fastForward(untilMidnight)
  await time.getByText(/^昨天/).waitFor()
})

test('a merge makes one exam of several and empties the basket', async () => {
  const { page, dialog, sent, notice, basket } = await oneKind()
  await dialog.getByText('这 2 场不再单独列出，24 小时内可以撤销').waitFor()
  await dialog.getByLabel('合并后的考试名称').fill('')
  await dialog.getByRole('button', { name: '合并', exact: true }).click()
  await dialog.getByText('请输入合并后的考试名称').waitFor()
  await dialog.getByLabel('合并后的考试名称').fill('七年级单元合并')
  await dialog.getByRole('button', { name: '合并', exact: true }).click()
  await notice('合并考试成功').waitFor()
  await page.getByRole('rowheader', { name: '七年级单元合并' }).waitFor()
  await expect
    .poll(() => sent(merging)[0]?.body)
    .toEqual({ name: '七年级单元合并', examIds: [expect.any(Number), expect.any(Number)] })
  await expect.poll(() => basket.count()).toBe(0)
})

test.each<[string, object | string, string, string?]>([
  ['0', { code: 0, message: 'x' }, '考试成绩不存在'],
  ['200', { code: 200, message: 'x' }, '删除成功'],
  ['no answer at all', '', '删除成功'],
  ['500', { code: 500, message: '数据库繁忙' }, '数据库繁忙', '删除失败'],
  ['500 without a message', { code: 500 }, '请先删除本次考试下所有科目的考试', '删除失败'],
])('a deletion answered with %s', async (_, answer, text, title) => {
  const { page, notice, sent } = await openList()
  await answering(page, deletion, answer)
  await page.getByRole('button', { name: /^删除/ }).first().click()
  const question = page.getByRole('alertdialog', { name: '确定删除?' })
  await question.getByRole('button', { name: '取消' }).click()
  expect(sent(deletion)).toEqual([])
  await page.getByRole('button', { name: /^删除/ }).first().click()
  await question.getByRole('button', { name: '确定' }).click()
  await notice(text).waitFor()
  if (title) await notice(title).waitFor()
  await expect.poll(() => sent(deletion)).toMatchObject([{ body: { examId: expect.any(Number) } }])
})

test('a deletion whose answer was lost is told as that, and the list says whether it is there', async () => {
  const { page, rows } = await openList()
  await makeExam(page, '丢了回答的考试', [])
  await page.goto(`${origin()}${madeExams}`)
  const exam = rows.filter({ hasText: '丢了回答的考试' })
  await exam.getByRole('button', { name: /^删除/ }).click()
  const question = page.getByRole('alertdialog', { name: '确定删除?' })
  await pressAndLose(page, deletion, () => question.getByRole('button', { name: '确定' }).click())
  await expect.poll(() => exam.count()).toBe(0)
  await page.getByRole('button', { name: '最近删除' }).click()
  await page.getByRole('dialog', { name: '最近删除' }).getByRole('button', { name: '恢复 丢了回答的考试' }).click()
  await exam.waitFor({ state: 'attached' })
})

test('several exams whose deletion was not answered are deleted once when it is pressed again', async () => {
  const { page, notice } = await openList()
  for (const name of ['丢了回答甲', '丢了回答乙']) await makeExam(page, name, [])
  await page.goto(`${origin()}${madeExams}`)
  for (const name of ['丢了回答甲', '丢了回答乙']) await page.getByRole('checkbox', { name: `选择 ${name}` }).check()
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '删除' }).click()
  const question = page.getByRole('alertdialog', { name: '确定删除这 2 场考试?' })
  await loseAnswer(page, '/exam/deleteExams')
  await question.getByRole('button', { name: '确定' }).click()
  await question.getByText('网络连接失败，请检查网络后重试').waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  const told = notice('已删除 2 场考试')
  // A notice goes after a while, but not from under a pointer.
  await told.hover()
  const exams = page.getByRole('checkbox', { name: /^选择 丢了回答[甲乙]/ })
  await expect.poll(() => exams.count()).toBe(0)
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤销' }).click()
  await expect.poll(() => exams.count()).toBe(2)
})

test('an exam with subjects is deleted by its subjects first, and all of it comes back', async () => {
  const { page, notice, sent } = await openList('?subjectIds=3&schoolYear=2024')
  const name = await page.getByRole('rowheader').first().textContent()
  await page.getByRole('button', { name: /^删除/ }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await notice('请先删除本次考试下所有科目的考试').waitFor()
  await page.getByRole('button', { name: '查看科目' }).click()
  await page.getByRole('heading', { name: name ?? '' }).waitFor()
  const remove = page.getByRole('table', { name: '各科目的考试' }).getByRole('button', { name: /^删除/ })
  await remove.first().waitFor()
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expect.poll(() => remove.count()).toBe(left - 1)
  }
  await page.getByRole('button', { name: '删除考试' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await page.waitForURL('**/administration**')
  await notice('删除成功').waitFor()
  const deletions = page.getByRole('dialog', { name: '最近删除' })
  await page.getByRole('button', { name: '最近删除' }).click()
  const mine = deletions.getByRole('listitem').filter({ hasText: name ?? '' })
  await mine.first().waitFor()
  // The exam was deleted last and stands first; what is brought back is no longer listed.
  for (let left = await mine.count(); left > 0; left--) {
    await mine
      .first()
      .getByRole('button', { name: /^恢复 / })
      .click()
    await expect.poll(() => mine.count()).toBe(left - 1)
  }
  await deletions.getByRole('button', { name: '关闭' }).last().click()
  await page.getByRole('rowheader', { name: name ?? '', exact: true }).waitFor()
  expect(sent('/api/exam/undoDeleteExams').length).toBeGreaterThan(1)
})

test('lookup lists and sub-exams that do not load say so', async () => {
  const { page, notice } = await openList()
  await answering(page, '/api/score/termList', { code: 500, message: 'x' })
  await answering(page, '/api/exam/getSubExamInfo/', { code: 500, message: 'x' })
  await page.clock.install()
  await page.reload()
  await notice('向服务器发送数据错误').waitFor()
  // It stays, with its 重试, until the lists have come.
  await page.clock.fastForward(60_000)
  await page.clock.runFor(1000)
  expect(await notice('向服务器发送数据错误').isVisible()).toBe(true)
  await page.unroute('**/api/score/termList*')
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '重试' }).click()
  await notice('向服务器发送数据错误').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^详情/ }).first().click()
  await page.getByText('系统错误, 请检查您的网络').waitFor()
})

test('creating refuses each missing field, then returns to the list without its filters', async () => {
  const { page, sent, notice } = await openList('?gradeId=8')
  await page.getByRole('link', { name: '新建' }).click()
  const submit = page.getByRole('button', { name: '创建' })
  const messages = ['请选择学年', '请选择年级', '请选择考试类型', '请选择学期']
  await submit.click()
  for (const message of messages) await page.getByText(message, { exact: true }).waitFor()
  const fill = [
    () => filter(page, '学年', '2026学年'),
    () => filter(page, '年级', '七年级'),
    () => filter(page, '考试类型', '期末考试'),
    () => page.getByRole('radio', { name: '上学期' }).check(),
  ]
  const name = page.getByRole('textbox', { name: '考试名称' })
  await name.fill('期'.repeat(40))
  await page.getByText('名称不能超过30个字', { exact: true }).waitFor()
  await name.fill('期'.repeat(30))
  for (const [index, choose] of fill.entries()) {
    expect(sent('/api/exam/addExam')).toEqual([])
    await choose()
    await submit.click()
    await expect.poll(() => page.getByText(messages[index] ?? '', { exact: true }).count()).toBe(0)
  }
  await page.waitForURL((url) => url.pathname.endsWith('/administration') && !url.searchParams.has('gradeId'))
  await notice('创建成功').waitFor()
  await expect
    .poll(() => sent('/api/exam/addExam'))
    .toMatchObject([{ body: { schoolYear: 2026, gradeId: 7, type: 2, termId: 1, name: '期'.repeat(30) } }])
  await expect
    .poll(() => page.getByRole('combobox', { name: '年级' }).locator('option:checked').textContent())
    .toBe('全部年级')
  await page.getByRole('rowheader', { name: '期'.repeat(30) }).waitFor()
})

test('an exam whose answer was lost is there once when it is created again, instead of being told that its name is taken', async () => {
  const { page, notice } = await openList()
  await page.getByRole('link', { name: '新建' }).click()
  await filter(page, '学年', '2026学年')
  await filter(page, '年级', '七年级')
  await filter(page, '考试类型', '期末考试')
  await page.getByRole('radio', { name: '上学期' }).check()
  await page.getByRole('textbox', { name: '考试名称' }).fill('只有一场')
  await pressAndLose(page, '/addExam', () => page.getByRole('button', { name: '创建' }).click())
  await page.getByRole('button', { name: '创建' }).click()
  await notice('创建成功').waitFor()
  await page.getByRole('rowheader', { name: '只有一场' }).waitFor()
  expect(await page.getByRole('rowheader', { name: '只有一场' }).count()).toBe(1)
})

test('an exam whose answer was lost before a reload gets the name that its restored draft was given', async () => {
  const { page, notice } = await openList()
  const name = page.getByRole('textbox', { name: '考试名称' })
  const row = (exam: string) => page.getByRole('rowheader', { name: exam })
  const create = () => page.getByRole('button', { name: '创建' }).click()
  const createLost = async (exam: string) => {
    await page.getByRole('link', { name: '新建' }).click()
    await filter(page, '学年', '2026学年')
    await filter(page, '年级', '七年级')
    await filter(page, '考试类型', '期末考试')
    await page.getByRole('radio', { name: '上学期' }).check()
    await name.fill(exam)
    await pressAndLose(page, '/addExam', create)
    await page.reload()
    await page.getByText('已恢复上次没有保存的内容').waitFor()
  }
  await createLost('载入前的考试')
  await name.fill('载入后的考试')
  await create()
  await notice('创建成功').waitFor()
  await row('载入后的考试').waitFor()
  expect(await row('载入前的考试').count()).toBe(0)

  // What else it is for can't be changed any more: the list shows it as it was made, and the form begins anew.
  await createLost('七年级的考试')
  await filter(page, '年级', '八年级')
  await create()
  await page.getByText('上次提交的考试已经创建').waitFor()
  await row('七年级的考试').waitFor()
  expect(await row('七年级的考试').count()).toBe(1)
  await page.getByRole('link', { name: '新建' }).click()
  await name.waitFor()
  expect(await name.inputValue()).toBe('')
})

test('a refused creation shows the server’s words under 错误 and stays', async () => {
  const { page } = await visit('/adminv2/examinationMan/newExams', { as: accounts.everything })
  await answering(page, '/api/exam/addExam', { code: 100, message: '已有同名的考试' })
  await filter(page, '学年', '2026学年')
  await filter(page, '年级', '七年级')
  await filter(page, '考试类型', '月考')
  await page.getByRole('radio', { name: '下学期' }).check()
  await page.getByRole('button', { name: '创建' }).click()
  const notices = page.getByRole('region', { name: '通知' })
  await notices.getByText('已有同名的考试').waitFor()
  await notices.getByText('错误', { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/adminv2/examinationMan/newExams')
})

test('an exam that was being made when the session ended is there after the login, and is made as it was', async () => {
  const form = '/adminv2/examinationMan/newExams'
  const { page } = await visit(form, { as: accounts.everything })
  await filter(page, '学年', '2026学年')
  await filter(page, '年级', '八年级')
  await filter(page, '考试类型', '月考')
  await page.getByRole('radio', { name: '下学期' }).check()
  await page.getByRole('textbox', { name: /考试名称/ }).fill('隔夜的考试')
  const create = page.getByRole('button', { name: '创建', exact: true })
  await intercept(page, '**/api/exam/addExam*', (route) => route.fulfill({ json: { code: 50 } }), { times: 1 })
  await create.click()
  await page.waitForURL(`${origin()}/adminv2/login/passwordLogin`)
  await logInBySms(page, origin(), accounts.everything)
  await page.waitForURL(`${origin()}${form}`)

  await page.getByText('已恢复上次没有保存的内容').waitFor()
  await create.click()
  const made = page.getByRole('rowheader', { name: '隔夜的考试' })
  await made.waitFor()
  await page.goto(`${origin()}${address}?schoolYear=2026&termId=2&gradeId=8&type=3`)
  await made.waitFor()

  await page.goto(origin() + form)
  const name = page.getByRole('textbox', { name: /考试名称/ })
  await name.waitFor()
  expect(await name.inputValue()).toBe('')
  expect(await page.getByText('已恢复上次没有保存的内容').count()).toBe(0)
  // Begun anew at a press; given up it is not offered again.
  await name.fill('不要了')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('不要了')
  await page.reload()
  await page.getByRole('button', { name: '不用了，重新开始' }).click()
  await expect.poll(() => name.inputValue()).toBe('')
  await page.reload()
  await name.waitFor()
  expect(await page.getByText('已恢复上次没有保存的内容').count()).toBe(0)
})

test('saved filters come back after a reload', async () => {
  const it = await openList('?gradeId=9&status=1')
  await it.page.getByRole('button', { name: '常用筛选' }).click()
  await it.page.getByLabel('名称', { exact: true }).fill('九年级已公开')
  await it.page.getByRole('button', { name: '保存' }).click()
  await it.page.keyboard.press('Escape')
  await it.page.getByRole('button', { name: '重置' }).click()
  await it.page.reload()
  await it.page.getByRole('button', { name: '常用筛选' }).click()
  await it.page.getByRole('button', { name: '九年级已公开', exact: true }).click()
  await expect.poll(() => it.sent(list).at(-1)?.body).toMatchObject({ gradeId: 9, status: 1 })
})

test('exams are put in order by the server, and several are deleted with one question and come back', async () => {
  const { page, rows, sent, notice } = await openList('?sort=name')
  await page.getByText('共', { exact: false }).first().waitFor()
  await expect.poll(() => sent(list).at(-1)?.body).toMatchObject({ sort: 'name', pageNum: 1 })
  const names = await page.getByRole('rowheader').allTextContents()
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /^选择 / })
      .nth(place)
      .check()
  const bulk = page.getByRole('group', { name: '批量操作' })
  await bulk.getByText('已选 2 项').waitFor()
  const total = await page.getByText(/共 \d+ 场/).textContent()
  await bulk.getByRole('button', { name: '删除' }).click()
  const question = page.getByRole('alertdialog', { name: '确定删除这 2 场考试?' })
  await question
    .getByText(names[0] ?? '')
    .first()
    .waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  // A notice goes after a while, but not from under a pointer.
  await notice('已删除 2 场考试').hover()
  await expect
    .poll(() => sent('/api/exam/deleteExams'))
    .toMatchObject([{ body: { examIds: [expect.any(Number), expect.any(Number)] } }])
  await expect.poll(() => page.getByText(/共 \d+ 场/).textContent()).not.toBe(total)
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤销' }).click()
  await notice('已恢复删除的考试').waitFor()
  await expect.poll(() => page.getByText(/共 \d+ 场/).textContent()).toBe(total)
  await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual(names)
  expect(await rows.count()).toBe(10)
})

test('what was deleted together comes back when its notice has long gone', async () => {
  const { page, notice } = await openList('?sort=-name')
  await page
    .getByRole('checkbox', { name: /^选择 / })
    .first()
    .check()
  const total = await page.getByText(/共 \d+ 场/).textContent()
  const name = (await page.getByRole('rowheader').first().textContent()) ?? ''
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '删除' }).click()
  const question = page.getByRole('alertdialog', { name: '确定删除这 1 场考试?' })
  await question.getByRole('button', { name: '确定' }).click()
  await notice('已删除 1 场考试').waitFor()
  await page.reload()
  await expect.poll(() => page.getByText(/共 \d+ 场/).textContent()).not.toBe(total)
  await page.getByRole('button', { name: '最近删除' }).click()
  const deletions = page.getByRole('dialog', { name: '最近删除' })
  const first = deletions.getByRole('listitem').first()
  await first.getByText(/^1 场，.*删除，/).waitFor()
  expect(name).toContain((await first.locator('p').first().textContent()) ?? 'no name')
  await first.getByRole('button', { name: /^恢复 / }).click()
  await notice('已恢复删除的考试').waitFor()
  await expect.poll(() => page.getByText(/共 \d+ 场/).textContent()).toBe(total)
  await deletions.getByText('没有可以恢复的考试').waitFor()
})

test('columns and page size are kept for the person, and what is filtered becomes an Excel file', async () => {
  const { page } = await openList('?gradeId=8')
  await page.getByRole('button', { name: '显示设置' }).click()
  await page.getByRole('checkbox', { name: '考试类型' }).check()
  await page.getByRole('radio', { name: '50 场' }).check()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('columnheader', { name: '考试类型' }).waitFor()
  await expect.poll(() => page.getByRole('rowheader').count()).toBeGreaterThan(10)
  const [, total] = /共 (\d+) 场/.exec((await page.getByText(/共 \d+ 场/).textContent()) ?? '') ?? []
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).first().click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`考试列表（${total} 场）.xlsx`)
  // The time is a number of days, which a table program shows as a time and can filter by month.
  const [sheet = ''] = sheetsOf(await saved.path())
  expect(sheet).toMatch(/<v>4\d{4}(\.\d+)?<\/v>/)
  expect(sheet).not.toMatch(/<v>\d{4}-\d\d-\d\d/)
})

test('on paper the list is one page of what the exams are, in black on white, without what can only be pressed', async () => {
  const { page, rows } = await openList()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // The looks for paper come a moment after the list.
  const pressed = page
    .getByRole('button', { name: /查询|新建|删除|末页/ })
    .or(page.getByRole('link', { name: /^详情/ }))
    .filter({ visible: true })
  await expect.poll(() => pressed.count()).toBe(0)
  expect(await page.getByRole('columnheader').filter({ visible: true }).allInnerTexts()).toEqual([
    '考试名称',
    '科目',
    '状态',
    '时间',
  ])
  expect(await page.getByRole('search').isVisible()).toBe(false)
  expect(await page.locator('top-bar').isVisible()).toBe(false)
  // Nor does the page around it write light words on the sheet, as it does on a dark ground.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe('rgb(31, 30, 26)')
  expect(
    await rows
      .first()
      .getByRole('rowheader')
      .evaluate((name) => getComputedStyle(name).color),
  ).toBe('rgb(0, 0, 0)')
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)
  expect(sheets).toHaveLength(1)
})

test('the basket of chosen exams never moves a row', async () => {
  const it = await openList('?schoolYear=2025')
  await it.page
    .getByRole('checkbox', { name: /^选择 / })
    .first()
    .waitFor()
  // What stands above the table comes a moment later, into room that is kept for it.
  await it.page.getByRole('button', { name: '常用筛选' }).waitFor()
  const places = () => it.rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top + window.scrollY))
  const before = await places()
  await add(it, 0, 0)
  await it.basket.getByText('2 场').waitFor()
  expect(await places()).toEqual(before)
  await it.basket.getByRole('button', { name: '清空' }).click()
  expect(await places()).toEqual(before)
})

test('on a phone the basket leaves the page as wide as it is', async () => {
  const it = await openList('?schoolYear=2025')
  await it.page.setViewportSize({ width: 390, height: 844 })
  await add(it, 0, 0)
  await it.basket.getByText('2 场').waitFor()
  expect(await it.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('an exam is renamed, gets subjects and is made public, and the list knows', async () => {
  const { page, notice, sent } = await openList('?status=2')
  await page.getByRole('link', { name: /^详情/ }).first().click()
  await page.getByRole('button', { name: '改名' }).click()
  const dialog = page.getByRole('dialog', { name: '修改考试名称' })
  // Sixteen characters to the eye, twice as many to a browser that counts.
  const name = `改过的名称${'🎉'.repeat(16)}`
  await dialog.getByLabel('考试名称').fill('')
  await page.keyboard.insertText(name)
  await dialog.getByRole('button', { name: '保存' }).click()
  await page.getByRole('heading', { name }).waitFor()
  await page.getByRole('button', { name: '添加科目' }).click()
  await page.getByRole('checkbox', { name: '信息技术' }).check()
  await page.getByRole('button', { name: '添加', exact: true }).click()
  await notice('已添加 1 科').waitFor()
  await page.getByRole('table', { name: '各科目的考试' }).getByRole('rowheader', { name: '信息技术' }).waitFor()
  await page.getByRole('button', { name: '公开', exact: true }).first().click()
  await page.getByRole('alertdialog', { name: '公开这场考试?' }).getByRole('button', { name: '公开' }).click()
  await notice('已公开').waitFor()
  await expect.poll(() => sent('/api/exam/changeExam').map(({ body }) => body)).toMatchObject([{ name }, { status: 1 }])
})
