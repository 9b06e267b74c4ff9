import { demoAccounts, logInAs, sendTo } from '@mango/backend/demo'
import { checkOfQuestion } from '@mango/contract/correction'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.js'
import { intercept } from './intercept.ts'
import { killableServer } from './killable-server.ts'
import { checksOf, mistakesOf, ownPaper, paperOf, sendPage, type Caller } from './own-paper.ts'

let server: Awaited<ReturnType<typeof killableServer>>
let browser: Browser
let caller: Caller
let studentId = ''

beforeAll(async () => {
  server = await killableServer()
  await server.start()
  const { token, id } = await logInAs(sendTo(server.origin), demoAccounts.student.studentCode)
  caller = { origin: server.origin, token }
  studentId = String(id)
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
})
afterAll(async () => {
  await browser?.close()
  await server?.end()
})

async function openPanel(id: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([
    { name: 'userToken', value: caller.token, url: server.origin },
    { name: 'userId', value: studentId, url: server.origin },
  ])
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${server.origin}/adminv2/mangoStudent/answerCorrection?id=${id}&type=homework`)
  await page.getByRole('list', { name: '题号' }).waitFor()
  return page
}
/** How the questions are checked, as the person sees them. */
const shownChecks = (page: Page) =>
  page.locator('.check-chip').evaluateAll((chips) => chips.map((chip) => Number(chip.getAttribute('data-check'))))
const heldChecks = async (id: number) =>
  (await paperOf(caller, id)).answerList.map(({ subAnswers }) => checkOfQuestion(subAnswers.map(({ check }) => check)))
const isUnchecked = (check: number) => check === 0

/** Marks by the keys what is from one place to another, each fourth as wrong. */
async function mark(page: Page, from: number, to: number) {
  for (let place = from; place < to; place++) await page.keyboard.press(place % 4 === 0 ? '3' : '1')
}

/** A paper with all its questions marked, and how. */
async function markedPaper(chapter: number) {
  const id = await ownPaper(caller, chapter)
  await sendPage(caller, id)
  const page = await openPanel(id)
  await mark(page, 0, (await checksOf(caller, id)).length)
  await page.getByText('全部批完了').waitFor()
  await expect.poll(async () => (await checksOf(caller, id)).filter(isUnchecked)).toEqual([])
  const marked = await heldChecks(id)
  return { id, page, marked }
}

test('a server that is killed in the middle of marking loses no mark', async () => {
  const id = await ownPaper(caller, 0)
  await sendPage(caller, id)
  const page = await openPanel(id)
  const total = (await checksOf(caller, id)).length

  // What the server has said yes to.
  const acknowledged = new Map<number, number>()
  page.on('response', async (response) => {
    if (!response.url().includes('/saveCheck')) return
    const { scoreId, check } = response.request().postDataJSON()
    const answer = await response.json().catch(() => undefined)
    if (answer?.code === 0) acknowledged.set(scoreId, check)
  })
  await mark(page, 0, Math.floor(total / 2))
  await expect.poll(() => acknowledged.size).toBeGreaterThan(4)
  const killed = server.kill('SIGKILL')
  await mark(page, Math.floor(total / 2), total)
  await killed
  await page.getByText('没有保存上，已退回').first().waitFor()
  await page.getByText('已保存').waitFor()
  await server.start()
  const { answerList } = await paperOf(caller, id)
  const held = new Map(answerList.flatMap(({ subAnswers }) => subAnswers.map((part) => [part.id, part.check])))
  for (const [part, check] of acknowledged) expect(held.get(part)).toBe(check)

  // On with it, by the keys: what was not kept is marked again, and what is seen is what is held.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('n')
        await page.keyboard.press('1')
        await page.getByText('已保存').waitFor()
        return (await checksOf(caller, id)).filter(isUnchecked)
      },
      { timeout: 30_000 },
    )
    .toEqual([])
  await page.getByText('全部批完了').waitFor()
  const marked = await heldChecks(id)
  await expect.poll(() => shownChecks(page)).toEqual(marked)
})

test('a server that is killed right after finishing: the paper shows as corrected, and is', async () => {
  const { id, page, marked } = await markedPaper(2)

  await intercept(page, /\/isOver/, async (route) => {
    const response = await route.fetch()
    await server.kill('SIGKILL')
    await route.fulfill({ response })
  })
  await page.keyboard.press('f')
  await page.getByRole('button', { name: '确定' }).click()
  const right = marked.filter((check) => check === 1).length
  await page.getByRole('tab', { name: `对的题 ${right}` }).waitFor()
  await page.getByRole('tab', { name: `错的题 ${marked.length - right}` }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: '完成批改' }).count()).toBe(0)
  await server.start()
  expect((await paperOf(caller, id)).corrected).toBe(true)
})

test('a server that is killed in the middle of finishing enters each mistake once', async () => {
  const { id, page, marked } = await markedPaper(1)
  const wrong = marked.filter((check) => check !== 1).length
  expect(wrong).toBeGreaterThan(0)

  // The answer never comes, whatever has become of it.
  const asked = page.waitForRequest(/\/isOver/)
  await page.keyboard.press('f')
  await asked
  await server.kill('SIGKILL')
  const notice = page.getByText('没有完成批改')
  await notice
    .or(page.getByRole('tab', { name: /错的题/ }))
    .first()
    .waitFor()
  // The notice may be gone before the server is back.
  const hasFailed = await notice.isVisible()
  await server.start()
  if (hasFailed) await page.keyboard.press('f')
  await page.getByRole('tab', { name: `错的题 ${wrong}` }).waitFor()
  const { corrected, paperName } = await paperOf(caller, id)
  expect(corrected).toBe(true)
  expect(await heldChecks(id)).toEqual(marked)
  expect(await mistakesOf(caller, studentId, paperName)).toHaveLength(wrong)
})
