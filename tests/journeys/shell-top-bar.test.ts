import { text as subjectsText } from '@mango/contract/subjects'
import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()

const home = '/adminv2/mangoTeacher'
const order = [14, 65, 32, 60, 62, 16, 21, 61, 78, 41, 75, 51, 27, 26, 36, 35, 77, 46, 102, 105]
const modules = (page: Page) => page.getByRole('navigation', { name: '模块' })
const more = (page: Page) => page.getByRole('button', { name: '更多模块' })
const labels = ['题库', '作业', '个性化练习', '智能批改', '试卷扫描', '考试管理', '考试分析', '实时课堂', '单元诊断']
const rest = [
  '分组管理',
  '教师档案',
  '组织角色',
  '班级管理',
  '选课',
  '数据大屏',
  '数据同步',
  '学习监测',
  '运营',
  '标定工具',
  '校长驾驶舱',
]

/** A teacher whose cookie holds these authorities and no others. */
async function visitWith(authority: readonly number[]) {
  const visitor = await visit('/legacy/', { as: accounts.everything })
  await visitor.context.addCookies([{ name: 'authority', value: authority.join('#'), url: origin() }])
  await visitor.page.goto(origin() + home)
  await visitor.page.getByRole('button', { name: /账号/ }).waitFor()
  return visitor
}

test.each([
  ['none', [], []],
  ['only ones that are no entries', [47, 48, 106, 110], []],
  ['some, in the order of the table', [61, 14, 105], ['题库', '实时课堂', '校长驾驶舱']],
  ['nine', order.slice(0, 9), labels],
] as const)('shows %s of the entries, all in the row', async (_, authority, shown) => {
  const { page } = await visitWith(authority)
  await expect.poll(() => modules(page).getByRole('link').allTextContents()).toEqual(shown)
  expect(await more(page).count()).toBe(0)
})

test.each([
  ['ten', order.slice(0, 10), 1],
  ['all', order.toReversed(), 11],
] as const)('shows %s of the entries, those beyond the ninth under three dots', async (_, authority, hidden) => {
  const { page } = await visitWith(authority)
  await expect.poll(() => modules(page).getByRole('link').allTextContents()).toEqual(labels)
  await more(page).click()
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(rest.slice(0, hidden))
})

test('each entry leads to its target', async () => {
  const { page } = await visitWith(order)
  const target = async (name: string) => modules(page).getByRole('link', { name }).getAttribute('href')
  expect(await target('作业')).toBe('/adminv2/ttWork')
  expect(await target('试卷扫描')).toBe('/adminv2/paperScan')
  expect(await target('考试分析')).toBe('/list.html')
  expect(await target('单元诊断')).toBe('/adminv2/diagnosis')
  expect(await target('题库')).toBe('/legacy/question-bank/')
  for (const [name, path] of [
    ['作业', '/adminv2/tongTongWork/ttWork'],
    ['考试管理', '/adminv2/examinationMan/administration'],
    ['实时课堂', '/adminv2/classroom/list'],
    ['单元诊断', '/adminv2/unitDiagnosis/diagnosis'],
  ] as const) {
    await modules(page).getByRole('link', { name }).click()
    await page.waitForURL(origin() + path)
    await expect.poll(() => modules(page).locator('[aria-current=page]').allTextContents()).toEqual([name])
  }
  for (const [name, path] of [
    ['教师档案', '/adminv2/mastersList/activityDefine'],
    ['学习监测', '/adminv2/studyMonitor/monitorIndex'],
    ['标定工具', '/adminv2/calibrationTool'],
    ['校长驾驶舱', '/adminv2/headmasterCockpit'],
  ] as const) {
    await more(page).click()
    await page.getByRole('menuitem', { name }).click()
    await page.waitForURL(origin() + path)
  }
  await modules(page).getByRole('link', { name: '考试分析' }).click()
  await page.waitForURL(/\/list\.html/)
})

/** Presses an entry of the bar, and waits for a page that has something on it. */
async function opens(page: Page, name: string) {
  await page.goto(origin() + home)
  const opened = name === '数据大屏' ? page.context().waitForEvent('page') : Promise.resolve(page)
  if (labels.includes(name)) await modules(page).getByRole('link', { name }).click()
  else {
    await more(page).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const shown = await opened
  await shown.waitForURL((url) => !url.pathname.startsWith(home))
  const own = shown
    .getByRole('heading')
    .or(shown.getByRole('table'))
    .or(shown.getByRole('list', { name: '课件' }))
  const application = shown.frameLocator('.legacy-app iframe').getByRole('heading', { level: 1 })
  await Promise.any([own.first().waitFor(), application.waitFor()])
  expect(await shown.getByText('页面不存在').count(), name).toBe(0)
  if (shown !== page) await shown.close()
}

test.each([
  ['nine in the row', labels],
  ['eleven under three dots', rest],
])('each of the %s leads to a page that is there', async (_, names) => {
  const { page } = await visitWith(order)
  for (const name of names) await opens(page, name)
})

test('applications are found where nothing is configured', async () => {
  const { page, context } = await visitWith(order)
  await intercept(context, '**/adminv2/apps.json', (route) => route.fulfill({ status: 404 }))
  for (const name of ['题库', '个性化练习', '智能批改', '分组管理', '组织角色', '班级管理', '选课', '数据同步', '运营'])
    await opens(page, name)
})

test('moving between modules of the host loads no new page', async () => {
  const { page } = await visitWith(order)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await modules(page).getByRole('link', { name: '考试管理' }).click()
  await page.waitForURL(/administration/)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('the data screen opens in a window of its own', async () => {
  const { page, context } = await visitWith(order)
  await more(page).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: '数据大屏' }).click()
  const screen = await opened
  await screen.waitForURL(/\/datav-web/)
  expect(page.url()).toContain(home)
  expect(await screen.evaluate(() => window.opener)).toBeNull()
})

test('the subject is the first one, then the chosen one, also after a reload', async () => {
  const { page, sent } = await visit(home, { as: accounts.everything })
  const subject = page.getByRole('button', { name: /^科目：/ })
  await subject.waitFor()
  expect(sent('/tk/paper/subjects')[0]?.query).toMatchObject({ filterPermission: 'false' })
  await subject.click()
  const options = page.getByRole('menuitemradio')
  await expect.poll(() => options.count()).toBe(18)
  expect(await subject.getAttribute('aria-label')).toBe(`科目：${await options.first().textContent()}`)
  await page.getByRole('menuitemradio', { name: '物理' }).click()
  await page.getByRole('button', { name: '科目：物理' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: '科目：物理' }).waitFor()
})

test('no subjects are said', async () => {
  const { page, context } = await visit('/legacy/', { as: accounts.everything })
  await intercept(context, '**/api/tk/paper/subjects*', (route) => route.fulfill({ json: { code: 0, data: [] } }))
  await page.goto(origin() + home)
  await page.getByRole('region', { name: '通知' }).getByText(subjectsText.noSubjects).waitFor()
})

test('a student sees avatar and name and can log out, nothing else', async () => {
  const { page, sent } = await visit('/adminv2/mangoStudent', { as: accounts.student })
  const account = page.getByRole('button', { name: /账号/ })
  await account.waitFor()
  const bar = page.locator('top-bar')
  expect(await bar.getByRole('button').count()).toBe(1)
  expect(await bar.getByRole('navigation').count()).toBe(0)
  expect(await bar.locator('.portrait').getAttribute('data-who')).toMatch(/^(boy|girl)$/)
  expect(sent('/tk/paper/subjects')).toHaveLength(0)
  await account.click()
  await page.getByRole('menuitem', { name: '退出登录' }).waitFor()
})

test.each([
  ['1', '/adminv2/mangoStudent', 'boy'],
  ['2', '/adminv2/mangoStudent', 'girl'],
  ['0', '/adminv2/mangoStudent', 'girl'],
  ['1', '/adminv2/studentGrowth', 'man'],
])('gender %s on %s is drawn as %s', async (gender, path, who) => {
  const { page, context } = await visit('/legacy/', { as: accounts.student })
  await context.addCookies([{ name: 'gender', value: gender, url: origin() }])
  await page.goto(origin() + path)
  await page.locator(`top-bar .portrait[data-who=${who}]`).waitFor()
})

test('below 900 px the modules fold into one menu', async () => {
  const { page } = await visit(home, { as: accounts.everything, viewport: { width: 880, height: 800 } })
  await page.getByRole('button', { name: '模块', exact: true }).click()
  await expect.poll(() => page.getByRole('menuitem').count()).toBe(20)
  expect(await page.getByRole('separator').count()).toBe(3)
  const exams = page.getByRole('menuitem', { name: '考试管理' })
  // A link, so that it opens in another tab where that is asked for.
  const opened = page.context().waitForEvent('page')
  await exams.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForURL(/\/examinationMan\//)
  expect(await modules(page).isVisible()).toBe(false)
  await page.getByRole('menuitem', { name: '考试管理' }).click()
  await page.waitForURL(/administration/)
})

test('a legacy page carries the same bar', async () => {
  const { page, errors } = await visit('/legacy/class-management/', { as: accounts.everything })
  await modules(page).getByRole('link', { name: '题库' }).waitFor()
  await more(page).click()
  await page.getByRole('menuitemradio', { name: '班级管理', checked: true }).waitFor()
  await page.keyboard.press('Escape')
  await modules(page).getByRole('link', { name: '考试管理' }).click()
  await page.waitForURL(`${origin()}/adminv2/examinationMan/administration`)
  expect(errors).toEqual([])
})

test('what was done in a sample application is still done after a reload', async () => {
  const { page } = await visit('/legacy/course-selection/', { as: accounts.everything })
  const course = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '机器人' }) })
  await course.getByRole('button', { name: '选课：机器人' }).click()
  await course.getByText('已选上').waitFor()
  await page.reload()
  await course.getByText('已选上').waitFor()
  expect(await page.getByRole('button', { name: /^选课：/ }).count()).toBe(2)
})
