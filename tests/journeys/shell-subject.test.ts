import { expect, test } from 'vitest'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()

const exams = '/api/score/examList'
const coursewares = '/api/tk/courseware/list'

async function choose(page: Page, subject: string) {
  await page
    .locator('top-bar')
    .getByRole('button', { name: /^科目：/ })
    .click()
  await page.getByRole('menuitemradio', { name: subject, exact: true }).click()
  await page
    .locator('top-bar')
    .getByRole('button', { name: `科目：${subject}` })
    .waitFor()
}
const byBar = (page: Page, subject: string) =>
  page.getByText(`按顶栏学科：${subject}`, { exact: true }).filter({ visible: true })

test('a subject chosen in the bar narrows the screens that know subjects, until it is let go', async () => {
  const { page, sent } = await visit('/adminv2/examinationMan/administration', { as: accounts.everything })
  await page.getByText('共 216 场', { exact: false }).waitFor()
  expect(await page.getByText(/按顶栏学科/).count()).toBe(0)

  await choose(page, '数学')
  await byBar(page, '数学').waitFor()
  await expect.poll(() => sent(exams).at(-1)?.body).toMatchObject({ subjectIds: [2], pageNum: 1 })

  await page.getByRole('link', { name: '实时课堂' }).click()
  await byBar(page, '数学').waitFor()
  await expect.poll(() => sent(coursewares).map((call) => call.body)).toMatchObject([{ subjectId: 2 }])
  await page.getByRole('button', { name: '取消 按顶栏学科：数学' }).filter({ visible: true }).click()
  await expect.poll(() => sent(coursewares).at(-1)?.body).toMatchObject({ subjectId: null })
  await choose(page, '英语')
  await byBar(page, '英语').waitFor()

  await page.goto(`${origin()}/adminv2/curriculumEvaluation`)
  await byBar(page, '英语').waitFor()
  const seen = sent(exams).length
  await page.goto(`${origin()}/adminv2/examinationMan/administration`)
  await byBar(page, '英语').waitFor()
  await expect.poll(() => sent(exams).length).toBe(seen + 1)
  await expect.poll(() => sent(exams).at(-1)?.body).toMatchObject({ subjectIds: [3] })
  // Asked again with the same filters, and then without the subject: one call each.
  await page.getByRole('button', { name: '查询' }).click()
  await expect.poll(() => sent(exams).length).toBe(seen + 2)
  await page.getByRole('button', { name: '重置' }).click()
  await page.getByText('共 216 场', { exact: false }).waitFor()
  expect(
    sent(exams)
      .slice(seen + 1)
      .map(({ body }) => body),
  ).toMatchObject([{ subjectIds: [3] }, { subjectIds: [] }])
})

test('what is chosen last counts: a subject of the list, then again one of the bar', async () => {
  const { page, sent } = await visit('/adminv2/examinationMan/administration?subjectIds=3', { as: accounts.everything })
  await page.getByText('共', { exact: false }).first().waitFor()
  await choose(page, '物理')
  await byBar(page, '物理').waitFor()
  await expect.poll(() => sent(exams).at(-1)?.body).toMatchObject({ subjectIds: [13] })
  await expect.poll(() => new URL(page.url()).search).toBe('')
})
