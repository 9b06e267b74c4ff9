import { expect, test } from 'vitest'
import { accounts, stage } from './stage.ts'

// A server of its own: a class that somebody left running stands above everything else.
const { visit, origin } = stage()

test.each([
  ['teacherHomepage', 'mangoTeacher', accounts.everything, 1440],
  ['teacherHomepage', 'mangoTeacher', accounts.everything, 390],
  ['studentHomepage', 'mangoStudent', accounts.student, 1440],
  ['studentHomepage', 'mangoStudent', accounts.student, 390],
])('what comes late on %s has its room', async (home, section, as, width) => {
  const { page } = await visit('/adminv2/', { as, viewport: { width, height: 900 } })
  await page.addInitScript(`
    globalThis.shift = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) shift += value
    }).observe({ type: 'layout-shift' })
  `)
  await page.goto(`${origin()}/adminv2/${section}/${home}`)
  await page.getByRole('table').waitFor()
  await page.getByRole('link', { name: '全部作业' }).waitFor()
  await expect.poll(() => page.locator('.home-waiting').count()).toBe(0)
  expect(await page.evaluate('shift')).toBeLessThanOrEqual(0.05)
})

test('a teacher’s homework that waits leads to where it is looked at', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/teacherHomepage', { as: accounts.everything })
  const row = page.getByRole('region', { name: '学生的作答' }).getByRole('listitem').first()
  await row.getByText(/^\d+ 份待看$/).waitFor()
  await row.getByRole('link', { name: /^去查看/ }).click()
  await page.waitForURL(/\/tongTongWork\/ttWorkRecord\?paperId=\d+&classId=\d+$/)
})
