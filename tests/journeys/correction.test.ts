import { maxPhotoBytes } from '@mango/contract/correction'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { holdAnswer } from './hold-answer.ts'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page, type SentCall } from './stage.ts'
import { typeAtOnce } from './type-at-once.ts'

const { visit, origin } = stage()
const homework = '/adminv2/mangoStudent/paperList'
const correctionPath = '/adminv2/mangoStudent/answerCorrection'
const student = { as: accounts.student }
const photo = { name: '作答.png', mimeType: 'image/png', buffer: pixel() }

/** The smallest picture there is. */
function pixel() {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
}

/** The papers of a list; what stands there while they load is no link. */
const cards = (page: Page) => page.locator('a.paper-card')

async function openList(address = homework) {
  const visitor = await visit(address, student)
  await cards(visitor.page).first().waitFor()
  return visitor
}
/** Chooses a paper in the dialog and gives the tab that it opens in. */
async function choose(page: Page, section: string, { subject = '数学', chapter = '第一章　有理数' } = {}) {
  await page.getByRole('button', { name: '上传作答对答案' }).click()
  const dialog = page.getByRole('dialog', { name: '选择作业' })
  await dialog.getByRole('button', { name: subject, exact: true }).click()
  await dialog.getByRole('radio', { name: chapter }).check()
  await dialog.getByRole('radio', { name: section }).check()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: '确定' }).click(),
  ])
  tab.setDefaultTimeout(20_000)
  await tab.getByText('先把作答拍下来').waitFor()
  return tab
}
const uploadHere = (page: Page) => page.locator('input[type=file]').setInputFiles([photo])
const idOf = (page: Page) => Number(new URL(page.url()).searchParams.get('id'))
/** The questions as the server has them. */
const questionsOf = (page: Page) =>
  page.evaluate(async (id) => {
    const token = /userToken=([^;]+)/.exec(document.cookie)?.[1]
    const answer = await fetch(`/api/tk/inputPaperAnswer/getAnswerDetail?id=${id}&showAnswer=true&userToken=${token}`)
    const { data } = await answer.json()
    return data as {
      corrected: boolean
      answerList: { id: number; halfRight: boolean; subAnswers: { id: number; check: number }[] }[]
    }
  }, idOf(page))
const checksOf = async (page: Page) =>
  (await questionsOf(page)).answerList.flatMap(({ subAnswers }) => subAnswers.map(({ check }) => check))
const paths = (calls: readonly SentCall[]) => calls.map(({ path }) => path.split('/').at(-1))

test('the list asks for nine of its source, by subject, month and words, and keeps them in the address', async () => {
  const { page, sent } = await openList()
  const asked = () => sent('/getPaperRecord').at(-1)?.body
  await expect.poll(asked).toEqual({ pageNum: 1, pageSize: 9, query: '', source: 4 })
  expect(await cards(page).count()).toBe(9)
  await page.getByText(/^今日/).first().waitFor()

  await page.getByRole('tab', { name: '数学' }).click()
  await expect.poll(asked).toMatchObject({ subjectId: 2 })
  const tree = page.getByRole('tree', { name: '按月份查看' })
  await tree
    .getByRole('treeitem', { name: /^\d+ 月/ })
    .first()
    .click()
  const newest = async (unit: string) =>
    Number(
      /\d+/.exec(
        (await tree
          .getByText(new RegExp(`^\\d+ ${unit}$`))
          .first()
          .textContent()) ?? '',
      )?.[0],
    )
  const [year, month] = [await newest('年'), await newest('月')]
  await expect.poll(asked).toMatchObject({ subjectId: 2, year, month })
  const field = page.getByRole('searchbox', { name: '搜索作业' })
  const before = sent('/getPaperRecord').length
  await field.fill('没有这样的作业')
  expect(sent('/getPaperRecord').length).toBe(before)
  await field.press('Enter')
  await page.getByText('没有符合条件的作业').waitFor()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    subjectId: '2',
    year: String(year),
    month: String(month),
    query: '没有这样的作业',
  })
  await page.reload()
  await page.getByRole('button', { name: '查看全部' }).click()
  await cards(page).first().waitFor()
  // The page of nothing that was found is 第 1 / 1 页, and stays in view while the whole list loads.
  await page.getByText(/第 1 \/ ([2-9]|\d\d+) 页/).waitFor()
  const jump = page.getByLabel('跳至')
  await jump.fill('2')
  await jump.press('Enter')
  await page.getByText(/第 2 \/ \d+ 页/).waitFor()
})

test('a paper that the student corrects opens in the correction, others in the detail', async () => {
  const { page } = await openList()
  await cards(page).filter({ hasText: '自主批改' }).first().click()
  await page.waitForURL(/answerCorrection\?id=\d+&type=homework&quickExamPaperId=\d+/)
  await page.getByRole('button', { name: '返回列表' }).click()
  await cards(page).first().waitFor()
  await page.goto(`${origin()}/adminv2/mangoStudent/MangoExamList`)
  await cards(page).first().click()
  await page.waitForURL(/detailPaper\?id=\d+&type=exam/)
  await page.getByText('我的得分率').waitFor()
  await page.getByRole('button', { name: '以表格查看' }).click()
  await page
    .getByRole('cell', { name: '90–100' })
    .or(page.getByRole('rowheader', { name: '90–100' }))
    .waitFor()
  const [all, right, wrong] = await page.getByRole('tab').allTextContents()
  const number = (text = '') => Number(/\d+/.exec(text)?.[0])
  expect(number(right) + number(wrong)).toBe(number(all))
  await page.getByRole('tab', { name: /错的题/ }).click()
  await expect.poll(() => page.locator('.question-card').count()).toBe(number(wrong))
  await page.getByRole('button', { name: '查看作答原图 第 1 张' }).click()
  await page.getByRole('dialog').waitFor()
})

test('choosing says what is missing and searches chapters once the typing has paused', async () => {
  const { page, sent } = await openList()
  await page.getByRole('button', { name: '上传作答对答案' }).click()
  const dialog = page.getByRole('dialog', { name: '选择作业' })
  await dialog.getByText('七年级').waitFor()
  await dialog.getByRole('radio').first().waitFor()
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.getByText('请选择章').waitFor()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.getByText('请选择节').waitFor()
  const before = sent('/getPractises').length
  await typeAtOnce(dialog.getByRole('searchbox', { name: '搜索章节' }), '期中')
  await expect
    .poll(() =>
      sent('/getPractises')
        .slice(before)
        .map(({ query }) => query['query']),
    )
    .toEqual(['期中'])
  await dialog.getByText('期中综合练习').waitFor()
  expect(sent('/getComposedPaperId')).toEqual([])
})

test('a choice that was cancelled while its paper was made opens no page', async () => {
  const { page, context } = await openList()
  const release = await holdAnswer(page, '/getComposedPaperId')
  await page.getByRole('button', { name: '上传作答对答案' }).click()
  const dialog = page.getByRole('dialog', { name: '选择作业' })
  await dialog.getByRole('button', { name: '数学', exact: true }).click()
  await dialog.getByRole('radio', { name: '第一章　有理数' }).check()
  await dialog.getByRole('radio', { name: '1.1 新课练习' }).check()
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.getByRole('button', { name: '取消' }).click()
  await dialog.waitFor({ state: 'detached' })
  await release()
  // A page that opened would be there by the time that somebody chooses anew.
  await page.getByRole('button', { name: '上传作答对答案' }).click()
  await dialog.getByRole('radio').first().waitFor()
  expect(context.pages()).toEqual([page])
  expect(await page.getByRole('region', { name: '通知' }).getByRole('alert').count()).toBe(0)
})

test('from the choice over the photos of a phone to the notebook, twenty questions without a click', async () => {
  const { page, context, sent } = await openList()
  const tab = await choose(page, '1.1 新课练习')
  const image = await tab.getByRole('img', { name: '请使用手机扫码上传' }).getAttribute('src')
  expect(image).toContain('/oss/qr/')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await tab.getByRole('button', { name: '复制链接' }).click()
  const link = new URL(await tab.evaluate(() => navigator.clipboard.readText()))
  const inLink = new URLSearchParams(link.hash.split('?')[1])
  expect(inLink.get('id')).toBe(String(idOf(tab)))
  expect(inLink.get('type')).toBe('homework')
  expect(inLink.get('userToken')).not.toBe((await context.cookies()).find(({ name }) => name === 'userToken')?.value)

  // Another browser, in which nobody is logged in.
  const phone = await visit(`${link.pathname}${link.hash}`, { viewport: { width: 360, height: 640 } })
  await phone.page.getByRole('heading', { name: /数学课时作业/ }).waitFor()
  await phone.page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles([photo, { ...photo, name: '第二页.png' }])
  await phone.page.getByRole('button', { name: '第 2 张往前' }).click()
  await phone.page.getByRole('button', { name: '上传 2 张' }).click()
  await phone.page.getByText('2 张都已传上').waitFor()
  const upload = phone.sent('/uploadFormDataPic')
  expect(upload).toHaveLength(2)

  await tab.getByRole('region', { name: '作答原图' }).waitFor()
  await tab.getByRole('list', { name: '题号' }).waitFor()
  const { answerList } = await questionsOf(tab)
  expect(answerList).toHaveLength(20)
  await tab.keyboard.press('f')
  await tab.getByRole('alert').getByText('还有20道题未批改').waitFor()
  // The first is wrong, the first that may be is half right, all others are right.
  const half = answerList.find(({ halfRight }) => halfRight)?.subAnswers[0]?.id
  const parts = answerList.flatMap(({ subAnswers }) => subAnswers)
  for (const [index, { id }] of parts.entries()) await tab.keyboard.press(index === 0 ? '3' : id === half ? '2' : '1')
  await tab.getByText('全部批完了').waitFor()
  await tab.getByText('已保存').waitFor()
  const before = sent('/getPaperRecord').length
  await tab.keyboard.press('f')
  await tab.getByRole('dialog', { name: '批改完成' }).getByText('共答对18题，答错2题').waitFor()
  await tab.keyboard.press('Enter')
  // The list hears of it, and the paper is closed: filters instead of the bar.
  await expect.poll(() => sent('/getPaperRecord').length).toBeGreaterThan(before)
  await tab.getByRole('tab', { name: '错的题 2' }).waitFor()
  expect(await tab.getByRole('button', { name: '完成批改' }).count()).toBe(0)
  expect(await questionsOf(tab)).toMatchObject({ corrected: true })
  expect((await checksOf(tab)).filter((check) => check !== 1)).toEqual([3, 2])
})

test('photos that are still on their way when the first is there leave 完成批改 free, and are seen beside it', async () => {
  const { page } = await openList()
  const tab = await choose(page, '1.1 新课练习', { subject: '语文', chapter: '第一单元　四时之美' })
  const ways: (() => Promise<void>)[] = []
  await intercept(tab, '**/uploadFormDataPic*', async (route) => {
    ways.push(() => route.continue())
    if (ways.length === 1) await route.continue()
  })
  await tab.locator('input[type=file]').setInputFiles([photo, { ...photo, name: '第二页.png' }])
  const beside = tab.getByRole('region', { name: '作答原图' })
  await beside.getByText('第二页.png').waitFor()
  await tab.getByRole('button', { name: '完成批改' }).click()
  await tab
    .getByRole('alert')
    .getByText(/道题未批改/)
    .waitFor()
  await expect.poll(() => ways.length).toBe(2)
  await ways[1]?.()
  await beside.getByText('2 张', { exact: true }).waitFor()
  await beside.getByText('第二页.png').waitFor({ state: 'detached' })

  // So do those of a correction whose dialog is left before they are there.
  await tab.getByRole('button', { name: '去上传订正' }).click()
  const dialog = tab.getByRole('dialog', { name: '上传订正' })
  await dialog.locator('input[type=file]').setInputFiles([photo])
  await expect.poll(() => ways.length).toBe(3)
  await dialog.getByRole('button', { name: '完成' }).click()
  await beside.getByText(photo.name).waitFor()
  await tab.getByRole('button', { name: '完成批改' }).click()
  await ways[2]?.()
  await tab.getByText('已订正').first().waitFor()
})

test('a mark that is not kept goes back and says so; undo and a reload go on where one was', async () => {
  const { page } = await openList()
  const tab = await choose(page, '2.1 新课练习', { chapter: '第二章　整式的加减' })
  await uploadHere(tab)
  await tab.getByRole('list', { name: '题号' }).waitFor()
  await tab.keyboard.press('1')
  await expect.poll(() => checksOf(tab)).toContain(1)
  await tab.keyboard.press('u')
  await expect.poll(() => checksOf(tab)).not.toContain(1)
  await tab.keyboard.press('1')
  await tab.keyboard.press('3')
  await expect.poll(async () => (await checksOf(tab)).slice(0, 3)).toEqual([1, 3, 0])
  await tab.getByText('已保存').waitFor()
  const current = () => tab.locator('.mark-item[data-current]').getAttribute('data-number')
  await expect.poll(current).toBe('3')
  await intercept(tab, '**/saveCheck*', (route) => route.abort())
  await tab.keyboard.press('1')
  await tab.getByText('没有保存上，已退回').waitFor()
  expect((await checksOf(tab)).slice(0, 3)).toEqual([1, 3, 0])
  await tab.unroute('**/saveCheck*')
  await tab.reload()
  await expect.poll(current).toBe('3')
  await tab.keyboard.press('?')
  await tab.getByRole('dialog', { name: '快捷键' }).waitFor()
  await tab.keyboard.press('1')
  await tab.keyboard.press('Escape')
  expect((await checksOf(tab)).slice(0, 3)).toEqual([1, 3, 0])

  // One notice for both of them: its 重试 keeps both.
  const notKept = tab.getByText('没有保存上，已退回')
  await intercept(tab, '**/saveCheck*', (route) => route.abort())
  await tab.keyboard.press('1')
  await tab.keyboard.press('1')
  await notKept.waitFor()
  await expect.poll(() => tab.getByRole('button', { name: /^第 [34] 题，未批改$/ }).count()).toBe(2)
  await tab.unroute('**/saveCheck*')
  await tab.getByRole('button', { name: '重试' }).click()
  await expect.poll(async () => (await checksOf(tab)).slice(0, 5)).toEqual([1, 3, 1, 1, 0])

  // Marked by hand there is nothing left to try again.
  await intercept(tab, '**/saveCheck*', (route) => route.abort())
  await tab.keyboard.press('1')
  await notKept.waitFor()
  await tab.unroute('**/saveCheck*')
  await tab.keyboard.press('ArrowUp')
  await tab.keyboard.press('3')
  await notKept.waitFor({ state: 'detached', timeout: 3000 })
  await expect.poll(async () => (await checksOf(tab)).slice(0, 5)).toEqual([1, 3, 1, 1, 3])
})

test('photos: too large and too many are refused, corrections are counted apart, the upload link goes at eight', async () => {
  const { page } = await openList()
  const tab = await choose(page, '2.1 新课练习', { subject: '语文', chapter: '第二单元　至爱亲情' })
  const nine = Array.from({ length: 9 }, (_, index) => ({ ...photo, name: `${index}.png` }))
  // A hole of a file: larger than anything allowed, and nothing on the disk.
  const large = path.join(mkdtempSync(path.join(tmpdir(), 'mango-photo-')), '大.jpg')
  writeFileSync(large, '')
  truncateSync(large, maxPhotoBytes + 1)
  await tab.locator('input[type=file]').setInputFiles(large)
  await tab.getByText('单个文件大小不得超过2GB，请检查！').waitFor()
  rmSync(path.dirname(large), { recursive: true })
  await tab.locator('input[type=file]').setInputFiles(nine)
  await tab.getByText('最多只能上传8张图片').waitFor()
  await uploadHere(tab)
  await tab.getByRole('button', { name: '去上传订正' }).click()
  const dialog = tab.getByRole('dialog', { name: '上传订正' })
  await dialog.locator('input[type=file]').setInputFiles(nine.slice(1))
  await dialog.getByText('已传 8 / 8 张').waitFor()
  expect(await dialog.getByRole('button', { name: '上传照片' }).count()).toBe(0)
  await dialog.getByRole('button', { name: '完成' }).click()
  await expect.poll(() => tab.getByRole('button', { name: '去上传订正' }).count()).toBe(0)
  await tab.getByText('已订正').first().waitFor()
})

test('a paper that is not there says so, and nobody asks for its photos', async () => {
  const { page, sent } = await visit(`${correctionPath}?id=999999&type=homework`, student)
  await page.getByText('没有找到这份作答').waitFor()
  expect(paths(sent('/pages'))).toEqual([])
})
