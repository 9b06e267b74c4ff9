import { expect, test } from 'vitest'
import { foundInBothThemes } from './axe.ts'
import { checksOf, ownPaper, paperOf, sendPage, type Caller } from './own-paper.ts'
import { sheetsPrinted } from './sheets-printed.ts'
import { accounts, stage } from './stage.ts'

const { visit, origin } = stage()
const student = { as: accounts.student }

/** The correction of a paper that has a photo. */
async function openPanel(chapter: number, options: Parameters<typeof visit>[1] = {}) {
  const { page, context } = await visit('/adminv2/mangoStudent/paperList', { ...student, ...options })
  const token = (await context.cookies()).find(({ name }) => name === 'userToken')?.value ?? ''
  const caller: Caller = { origin: origin(), token }
  const id = await ownPaper(caller, chapter)
  await sendPage(caller, id)
  await page.goto(`${origin()}/adminv2/mangoStudent/answerCorrection?id=${id}&type=homework`)
  await page.locator('.mark-item[data-current]').waitFor()
  return { page, caller, id }
}

test('on a phone the chip of the question that is marked is always in sight, and a finger marks what it touches', async () => {
  const { page, caller, id } = await openPanel(0, { viewport: { width: 390, height: 844 } })
  const chips = page.getByRole('list', { name: '题号' })
  const isInSight = () =>
    chips.evaluate((row) => {
      const frame = row.getBoundingClientRect()
      const chip = row.querySelector('[aria-current]')?.getBoundingClientRect()
      return chip !== undefined && chip.left >= frame.left && chip.right <= frame.right
    })
  for (let question = 1; question <= 15; question++) {
    await page.keyboard.press('1')
    await expect.poll(isInSight).toBe(true)
  }
  expect(Number(await page.locator('.mark-item[data-current]').getAttribute('data-number'))).toBeGreaterThan(8)
  // What is unfolded elsewhere does not take the button away under the finger.
  const before = await checksOf(caller, id)
  await page.getByRole('button', { name: /^第 20 题/ }).click()
  const { answerList } = await paperOf(caller, id)
  const parts = answerList.flatMap(({ subAnswers }, index) =>
    subAnswers.map((part) => ({ ...part, number: index + 1 })),
  )
  const last = parts.findLastIndex(({ number }) => number === 19)
  await page
    .getByRole('radiogroup', { name: /^批改第 19 题/ })
    .last()
    .getByRole('radio', { name: '错', exact: true })
    .click({ delay: 60 })
  await expect.poll(async () => (await checksOf(caller, id))[last]).toBe(3)
  expect(before[last]).toBe(0)
})

test('on paper are all photos and all questions, whatever of them is in sight', async () => {
  const { page, caller, id } = await openPanel(1)
  await sendPage(caller, id)
  const photos = page.locator('.photos-thumbnail img')
  await expect.poll(() => photos.count()).toBe(2)
  const sheets = await sheetsPrinted(page)
  const { answerList } = await paperOf(caller, id)
  const parts = answerList.flatMap(({ subAnswers }) => subAnswers)
  // Each can be marked wrong.
  expect(sheets.join('').match(/错/g)?.length).toBeGreaterThanOrEqual(parts.length)
  await page.emulateMedia({ media: 'print' })
  expect(await photos.filter({ visible: true }).count()).toBe(2)
  expect(await page.locator('.preview-frame').isVisible()).toBe(false)
})

test('at 200 % zoom the bar at the foot covers nothing that Tab comes to', async () => {
  const { page } = await openPanel(2, { viewport: { width: 720, height: 450 } })
  // The page is scrolled to the question that is marked: the way back is in sight all the same.
  const back = page.getByRole('button', { name: '返回列表' })
  expect(await back.last().evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  await back.last().click({ trial: true })
  await back.first().focus()
  const focused = page.locator('.panel-columns :is(a, button, input):focus')
  const bar = page.locator('.check-bar')
  const edge = async (one: typeof bar, side: 'top' | 'bottom') =>
    one.evaluate((element, side) => element.getBoundingClientRect()[side], side)
  let seen = 0
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    if ((await focused.count()) === 0) continue
    seen += 1
    expect(await edge(focused, 'bottom')).toBeLessThanOrEqual(await edge(bar, 'top'))
  }
  expect(seen).toBeGreaterThan(20)
})

test('half right is not given where it may not be; 200 % zoom and every dialog are within reach of everybody', async () => {
  const { page, caller, id } = await openPanel(1, {
    bypassCSP: true,
    viewport: { width: 720, height: 450 },
  })
  const { answerList } = await paperOf(caller, id)
  expect(answerList[0]?.halfRight).toBe(false)
  await page.keyboard.press('2')
  await page.keyboard.press('1')
  await expect.poll(async () => (await checksOf(caller, id))[0]).toBe(1)
  expect(await checksOf(caller, id)).not.toContain(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: '快捷键' }).waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '去上传订正' }).click()
  await page.getByRole('dialog', { name: '上传订正' }).getByRole('img', { name: '请使用手机扫码上传' }).waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: '完成', exact: true }).click()
  await page.goto(`${origin()}/adminv2/mangoStudent/paperList`)
  await page.getByRole('button', { name: '上传作答对答案' }).click()
  await page.getByRole('dialog', { name: '选择作业' }).getByRole('radio').first().waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
})

test('on paper the answers are unfolded, the chart is whole, and no bar leads elsewhere', async () => {
  const { page } = await visit('/adminv2/mangoStudent/MangoExamList', student)
  await page.locator('a.paper-card').first().click()
  await page.locator('.score-chart canvas').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 760, height: 1000 })
  expect(await page.locator('top-bar').isVisible()).toBe(false)
  await page.locator('.question-solution').first().getByText('解析', { exact: true }).waitFor()
  const over = () =>
    page.locator('.score-card').evaluate((card) => {
      const canvas = card.querySelector('canvas')
      return (canvas?.getBoundingClientRect().right ?? 0) - card.getBoundingClientRect().right
    })
  // The chart is drawn anew once it has been told of its width.
  await expect.poll(over).toBeLessThanOrEqual(0)
})

test('on paper the list of papers has the whole sheet, without a box for the months', async () => {
  const { page } = await visit('/adminv2/mangoStudent/paperList', student)
  await page.getByRole('navigation', { name: '月份' }).getByText('全部', { exact: true }).waitFor()
  await page.locator('a.paper-card').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('.paper-months').isVisible()).toBe(false)
  // Across, a sheet has room for two columns.
  await page.setViewportSize({ width: 1046, height: 700 })
  expect(await page.locator('.paper-page').evaluate((list) => list.clientWidth)).toBeGreaterThan(900)
})

test('a paper that was read on a wide screen fits a narrow one', async () => {
  const { page } = await visit('/adminv2/mangoStudent/MangoExamList', student)
  await page.locator('a.paper-card').first().click()
  const questions = page.locator('.question-card')
  await questions.first().waitFor()
  for (const question of await questions.all()) await question.scrollIntoViewIfNeeded()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([390, 390])
})
