import { expect, test } from 'vitest'
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
    await page.route('**/api/answerClass/running*', async (route) => {
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
  await record.getByRole('button', { name: '返回作业列表' }).click()
  await record.getByRole('cell', { name: '待看' }).first().waitFor()
})
