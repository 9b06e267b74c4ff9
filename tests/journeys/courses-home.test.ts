import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { sheetsPrinted } from './sheets-printed.ts'
import { accounts, stage, type Page } from './stage.ts'

// A server of its own: a class that somebody left running stands where the next lesson would.
const { visit, origin } = stage()

/** Adds up in `shift` how much of the page has moved, from the next load on. */
const countShifts = (page: Page) =>
  page.addInitScript(`
    globalThis.shift = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) shift += value
    }).observe({ type: 'layout-shift' })
  `)

test.each([
  ['teacherHomepage', 'mangoTeacher', accounts.everything, 1440],
  ['teacherHomepage', 'mangoTeacher', accounts.everything, 390],
  ['studentHomepage', 'mangoStudent', accounts.student, 1440],
  ['studentHomepage', 'mangoStudent', accounts.student, 390],
])('what comes late on %s has its room', async (home, section, as, width) => {
  const { page } = await visit('/adminv2/', { as, viewport: { width, height: 900 } })
  await countShifts(page)
  await page.goto(`${origin()}/adminv2/${section}/${home}`)
  await page.getByRole('table').waitFor()
  await page.getByRole('link', { name: '全部作业' }).waitFor()
  await expect.poll(() => page.locator('.home-waiting').count()).toBe(0)
  expect(await page.evaluate('shift')).toBeLessThanOrEqual(0.05)
})

test('on paper a student’s week is in one piece, and no sheet is empty', async () => {
  const { page } = await visit('/adminv2/mangoStudent/studentHomepage', { as: accounts.student })
  await page.getByRole('table').getByText('作文升格训练').waitFor()
  await page.getByRole('link', { name: '全部作业' }).waitFor()
  const sheets = await sheetsPrinted(page)
  expect(sheets).not.toContain('')
  expect(sheets.find((sheet) => sheet.includes('本周课程表'))).toContain('作文升格训练')
})

test('a class that runs moves nothing, however late it is known', async () => {
  const { page, context } = await visit('/adminv2/mangoTeacher/teacherHomepage', { as: accounts.everything })
  const token = (await context.cookies()).find(({ name }) => name === 'userToken')?.value
  const api = (path: string, query: string) => `${origin()}/api/${path}?userToken=${token}${query}`
  const found = await page.request.post(api('tk/courseware/list', ''), { data: { size: 1, skip: 0 } })
  const [courseware] = (await found.json()).data
  await page.request.get(api('answerClass/beginClass', `&roomId=2&classId=1&coursewareId=${courseware.id}`))

  await countShifts(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    // The answer about running classes is the last one: everything else of the home stands by then.
    await intercept(page, '**/api/answerClass/running*', async (route) => {
      await page.getByRole('table').waitFor()
      await page.getByRole('link', { name: '全部作业' }).waitFor()
      await expect.poll(() => page.locator('.home-waiting').count()).toBe(0)
      await route.continue()
    })
    await page.goto(`${origin()}/adminv2/mangoTeacher/teacherHomepage`)
    await page.getByRole('link', { name: '继续上课' }).waitFor()
    expect(await page.evaluate('shift')).toBeLessThanOrEqual(0.05)
  }
})

test('a teacher’s homework that waits leads to the papers of the pupils who handed it in', async () => {
  const { page, sent } = await visit('/adminv2/mangoTeacher/teacherHomepage', { as: accounts.everything })
  const row = page.getByRole('region', { name: '学生的作答' }).getByRole('listitem').first()
  await row.getByText(/^\d+ 份待看$/).waitFor()
  const title = (await row.locator('b').textContent()) ?? ''
  await row.getByRole('link', { name: /^去查看/ }).click()
  await page.waitForURL(/\/tongTongWork\/ttWorkRecord\?paperId=\d+&classId=\d+$/)

  const record = page.frameLocator('iframe[title="作业记录"]')
  const first = record.getByRole('row').nth(1)
  await first.getByRole('cell', { name: '待看' }).waitFor()
  const pupil = (await first.getByRole('cell').first().textContent()) ?? ''
  await first.getByRole('link', { name: `查看 ${pupil} 的作答` }).click()
  await record.getByRole('heading', { name: `${pupil} 的作答` }).waitFor()
  await record.getByRole('heading', { name: title }).waitFor()
  await record.getByText('学生作答').first().waitFor()
  expect(sent('/api/tk/ttwork/parent/answerDetail')).toHaveLength(1)
  await record.getByRole('link', { name: '返回作业列表' }).click()
  await record.getByRole('cell', { name: '待看' }).first().waitFor()
})

const day = 86_400_000
/** Half a minute before the midnight that ends today in China. */
const lateToday = () => Math.ceil((Date.now() + day / 3) / day) * day - day / 3 - 30_000

test('behind midnight what is still open says the new day, and has the review of that day', async () => {
  const { page, sent } = await visit('/adminv2/', { as: accounts.student })
  await page.clock.install({ time: lateToday() })
  const open = (path: string) => page.goto(`${origin()}/adminv2/mangoStudent/${path}`)
  await open('paperList')
  const days = page.getByRole('region', { name: '作业' }).getByRole('heading')
  await days.getByText('今日').waitFor()
  const own = await days.first().textContent()
  await page.clock.runFor(60_000)
  await expect.poll(() => days.first().textContent()).toBe(own?.replace('今日', '昨日'))

  for (const path of ['studentHomepage', 'wrongQuestion', 'personal']) {
    await page.clock.setSystemTime(lateToday())
    await open(path)
    await page
      .getByText(/\d+ 题(待|要)复习/)
      .first()
      .waitFor()
    const asked = sent('/reviewPlan').length
    await page.clock.runFor(60_000)
    await expect.poll(() => sent('/reviewPlan').length).toBe(asked + 1)
  }
})

test('a course whose hour is over while somebody looks says its next one', async () => {
  const { page } = await visit('/adminv2/', { as: accounts.everything })
  await page.clock.install()
  const soon = new Date(Date.now() + day / 3 + 10_000).toISOString().slice(0, 19).replace('T', ' ')
  await intercept(
    page,
    '**/teacher/getOngoingCourses*',
    async (route) => {
      const answer = await (await route.fetch()).json()
      const next = { nextBegin: soon.slice(0, 11) + '00:00:00', nextEnd: soon }
      await route.fulfill({ json: { ...answer, data: answer.data.map((course: object) => ({ ...course, ...next })) } })
    },
    { times: 1 },
  )
  await page.goto(`${origin()}/adminv2/mangoTeacher/myCourses`)
  const course = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /七年级语文/ }) })
  await course.getByText('正在上课').waitFor()
  await page.clock.runFor(40_000)
  await course.getByText(/\d\d:\d\d/).waitFor()
  expect(await course.getByText('暂无排课').count()).toBe(0)
})

test('where the clock is ahead of the server for long, hours that are over are not asked for again and again', async () => {
  const { page } = await visit('/legacy/notice-board/', { as: accounts.everything })
  await page.clock.install({ time: Date.now() + 30 * day })
  let answered = 0
  page.on('requestfinished', (request) => {
    if (request.url().includes('/teacher/getOngoingCourses')) answered += 1
  })
  await page.goto(`${origin()}/adminv2/mangoTeacher/myCourses`)
  await expect.poll(() => answered).toBe(2)
  await page.clock.runFor(301_000)
  await expect.poll(() => answered).toBe(3)
  for (let minute = 0; minute < 5; minute++) {
    await page.clock.runFor(60_000)
    // What that minute had asked for would have been answered before this.
    await page.evaluate(() => fetch('/api/health'))
  }
  expect(answered).toBe(3)
})
