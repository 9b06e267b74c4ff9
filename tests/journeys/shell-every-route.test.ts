import { expect, test } from 'vitest'
import { foundInBothThemes } from './axe.ts'
import { addressOf, ofNobody, ofStudents, ofTeachers, routes } from './routes.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()

/** How far things have moved by themselves since the page began; the most that is good is 0.05. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      // Nothing has moved, and nobody will be told.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())))
    })
    return shifts.reduce((sum, shift) => {
      const { value, hadRecentInput } = { value: 0, hadRecentInput: false, ...shift.toJSON() }
      return hadRecentInput ? sum : sum + Number(value)
    }, 0)
  })

/** Whether somebody with a small phone has to scroll sideways. */
async function isWiderThanPhone(page: Page) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(320)
  const width = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return document.documentElement.scrollWidth
  })
  if (size) await page.setViewportSize(size)
  return width > 320
}

/** Nothing stands there any more for what is still to come. */
const drawn = async (page: Page) => {
  await page.locator('main > *:not(.loading), section.state, login-panel').first().waitFor()
  const coming = page.locator('.skeleton, .loading, [aria-busy="true"]').filter({ visible: true })
  await expect.poll(() => coming.count(), { timeout: 15_000, message: page.url() }).toBe(0)
}

async function walk(as: string | undefined, paths: readonly string[]) {
  const { page } = await visit('/adminv2/login/passwordLogin', as === undefined ? {} : { as })
  const problems: string[] = []
  for (const path of paths) {
    await page.goto(origin() + addressOf(path))
    await drawn(page)
    if ((await page.locator('main').count()) !== 1) problems.push(`${path}: ${await page.locator('main').count()} main`)
    const titles = page.getByRole('heading', { level: 1 })
    await titles.first().waitFor()
    if ((await titles.count()) !== 1) problems.push(`${path}: ${await titles.count()} titles`)
    const seen = await foundInBothThemes(page)
    const shift = await shifted(page)
    if (await isWiderThanPhone(page)) problems.push(`${path}: wider than a phone`)
    if (shift > 0.05) problems.push(`${path}: moved by ${shift.toFixed(3)}`)
    problems.push(...seen.map((one) => `${path}: ${one}`))
  }
  return problems
}

test('routes are known', () => {
  expect(routes.length).toBeGreaterThan(40)
})

test.each<[string, string | undefined, (path: string, place: number) => boolean]>([
  ['nobody', undefined, ofNobody],
  ['a student', accounts.student, ofStudents],
  ['a teacher (one half)', accounts.everything, (path, place) => ofTeachers(path) && place % 2 === 0],
  ['a teacher (the other half)', accounts.everything, (path, place) => ofTeachers(path) && place % 2 === 1],
])(
  'no route shows %s what axe finds, in either theme, has another number of titles than one, moves by itself or is wider than a phone',
  async (_, as, mine) => {
    expect(await walk(as, [...routes, '/noSuchPage'].filter(mine))).toEqual([])
  },
)
