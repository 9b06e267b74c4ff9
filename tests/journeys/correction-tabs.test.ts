import { expect, test } from 'vitest'
import { focusOn } from './focus.ts'
import { intercept } from './intercept.ts'
import { ask, checksOf, mistakesOf, ownPaper, paperOf, send, sendPage, type Caller } from './own-paper.ts'
import { accounts, stage, type Page } from './stage.ts'

// Tabs, frames and other screens beside a correction.
const { visit, origin } = stage()
const correctionPath = '/adminv2/mangoStudent/answerCorrection'
const student = { as: accounts.student }

async function openList() {
  const visitor = await visit('/adminv2/mangoStudent/paperList', student)
  await visitor.page.locator('a.paper-card').first().waitFor()
  const token = (await visitor.context.cookies()).find(({ name }) => name === 'userToken')?.value ?? ''
  const caller: Caller = { origin: origin(), token }
  return { ...visitor, caller }
}

test('two tabs that mark one paper at once, and finish it at once, neither lose nor double a mark', async () => {
  const { page: one, context, caller } = await openList()
  const id = await ownPaper(caller, 2)
  await sendPage(caller, id)
  const two = await context.newPage()
  for (const tab of [one, two]) {
    await tab.goto(`${origin()}${correctionPath}?id=${id}&type=homework`)
    await tab.getByRole('list', { name: '题号' }).waitFor()
  }
  const held = () => checksOf(caller, id)
  const total = (await held()).length
  const half = Math.floor(total / 2)
  const press = async (tab: Page, keys: readonly string[]) => {
    for (const key of keys) await tab.keyboard.press(key)
  }
  // The one begins at the front, the other in the middle.
  await press(
    two,
    Array.from({ length: half }, () => 'ArrowDown'),
  )
  await Promise.all([
    press(one, ['3', ...Array.from({ length: half - 1 }, () => '1')]),
    press(two, ['3', ...Array.from({ length: total - half - 1 }, () => '1')]),
  ])
  for (const tab of [one, two]) await tab.getByText('已保存').waitFor()
  await expect.poll(async () => (await held()).filter((check) => check === 0)).toEqual([])
  const marked = await held()
  expect(marked.filter((check) => check === 3)).toHaveLength(2)

  for (const tab of [one, two]) {
    await tab.reload()
    await tab.getByText('全部批完了').waitFor()
  }
  await Promise.all([one.keyboard.press('f'), two.keyboard.press('f')])
  for (const tab of [one, two]) await tab.getByRole('dialog', { name: '批改完成' }).waitFor()
  const { corrected, paperName } = await paperOf(caller, id)
  expect(corrected).toBe(true)
  expect(await held()).toEqual(marked)
  const studentId = (await context.cookies()).find(({ name }) => name === 'userId')?.value ?? ''
  expect(await mistakesOf(caller, studentId, paperName)).toHaveLength(2)

  // The notebook is a page of its own, beside the paper.
  const done = one.getByRole('dialog', { name: '批改完成' })
  const [notebook] = await Promise.all([
    context.waitForEvent('page'),
    done.getByRole('link', { name: '去看错题' }).click(),
  ])
  await notebook.waitForURL(/\/mangoStudent\/wrongQuestion$/)
  await done.getByRole('button', { name: '确定' }).click()
  await one.getByRole('tab', { name: '错的题 2' }).waitFor()
})

test('a mark of a paper that was finished in another tab says so, offers no other try, and leaves its result', async () => {
  const { page, caller } = await openList()
  const id = await ownPaper(caller, 1)
  await sendPage(caller, id)
  await page.goto(`${origin()}${correctionPath}?id=${id}&type=homework`)
  await page.getByRole('list', { name: '题号' }).waitFor()
  const { answerList, paperName } = await paperOf(caller, id)
  for (const { id: questionId, subAnswers } of answerList)
    for (const { id: scoreId } of subAnswers)
      await send(caller, 'saveCheck', { id, questionId, scoreId, check: 1, isOver: false })
  await ask(caller, 'isOver', { id })
  await page.keyboard.press('3')
  await page.getByText('这份作答已经在别处批改完成，现在显示的是批改结果').waitFor()
  expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0)
  await page.getByRole('tab', { name: /^错的题 0/ }).waitFor()
  await focusOn(page.getByRole('heading', { name: paperName }))
})

test('finishing by the key goes on at the name of the paper; where the result does not come, nothing is finished until it does', async () => {
  const { page, caller } = await openList()
  const id = await ownPaper(caller, 1, 1)
  await sendPage(caller, id)
  await page.goto(`${origin()}${correctionPath}?id=${id}&type=homework`)
  await page.getByRole('list', { name: '题号' }).waitFor()
  for (const _ of await checksOf(caller, id)) await page.keyboard.press('1')
  await page.getByText('全部批完了').waitFor()
  const late = '**/adminv2/assets/**'
  await intercept(page, late, (route) => route.abort())
  await page.keyboard.press('f')
  await page.getByText('结果页没有加载出来，请检查网络后重试，或刷新页面').waitFor()
  expect(await paperOf(caller, id)).toMatchObject({ corrected: false })
  await page.unroute(late)
  await page.keyboard.press('f')
  await page.getByRole('dialog', { name: '批改完成' }).getByText('没有错题，真棒！').waitFor()
  expect(await page.getByText('没有完成批改').count()).toBe(0)
  await page.getByRole('tab', { name: /^对的题/ }).waitFor()
  await page.keyboard.press('Enter')
  await focusOn(page.getByRole('heading', { name: (await paperOf(caller, id)).paperName }))
})

test("a paper is chosen from a course's homework too, and the course hears when it is done", async () => {
  const { page, sent } = await visit('/adminv2/mangoStudent/digitalClassroom', student)
  const [course] = await page.evaluate(async () => {
    const token = /userToken=([^;]+)/.exec(document.cookie)?.[1]
    const answer = await fetch(`/api/conn/coz/getOngoingCourses?userToken=${token}`)
    return (await answer.json()).data as { courseId: number }[]
  })
  await page.goto(`${origin()}/adminv2/mangoStudent/classroomList?id=${course?.courseId}&isCustomCourse=0&type=2`)
  await page.getByRole('button', { name: '上传作答对答案' }).click()
  const dialog = page.getByRole('dialog', { name: '选择作业' })
  await dialog.getByRole('button', { name: '数学', exact: true }).click()
  // By its name: the chapters of the subject before stand there until these come.
  await dialog.getByRole('radio', { name: '第一章　有理数' }).check()
  await dialog.getByRole('radio', { name: /练习/ }).first().check()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: '确定' }).click(),
  ])
  await tab.waitForURL(/answerCorrection\?id=\d+&type=homework/)
  const before = sent('/getPaperRecord').length
  await tab.evaluate(() => globalThis.opener.postMessage('completeCheck', '*'))
  await expect.poll(() => sent('/getPaperRecord').length).toBeGreaterThan(before)

  await page.getByRole('radio', { name: '考试' }).click()
  await page.getByRole('button', { name: '上传作答对答案' }).click()
  await page.getByRole('dialog', { name: '选择考试' }).waitFor()
})

test("a paper that is opened by its course's homework leads on to its correction, until that is over", async () => {
  const { page, caller } = await openList()
  const id = await ownPaper(caller, 0)
  await sendPage(caller, id)
  const { paperName } = await paperOf(caller, id)
  await page.goto(`${origin()}/adminv2/mangoStudent/digitalClassroom`)
  await page.getByRole('link', { name: /数学/ }).first().click()
  await page.getByRole('radio', { name: '作业' }).click()
  await page.getByRole('link', { name: paperName }).click()
  await page.waitForURL(new RegExp(`detailPaper\\?id=${id}&type=homework$`))
  const way = page.getByRole('link', { name: '继续批改' })
  await way.click()
  await page.waitForURL(new RegExp(`answerCorrection\\?id=${id}&type=homework$`))
  await page.getByRole('list', { name: '题号' }).waitFor()
  for (const _ of await checksOf(caller, id)) await page.keyboard.press('1')
  await page.getByText('全部批完了').waitFor()
  await page.keyboard.press('f')
  await page.getByRole('dialog', { name: '批改完成' }).getByRole('button', { name: '确定' }).click()
  await page.goBack()
  await page.getByRole('heading', { name: paperName }).waitFor()
  await expect.poll(() => way.count()).toBe(0)
})

test('the list hears of a correction that is finished in a frame', async () => {
  const { page, sent, caller } = await openList()
  const id = await ownPaper(caller, 0, 3)
  await sendPage(caller, id)
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.width = '1200'
    frame.height = '700'
    document.body.prepend(frame)
  }, `${correctionPath}?id=${id}&type=homework`)
  const frame = page.frameLocator('iframe')
  const go = frame.getByRole('button', { name: '完成批改' })
  await go.focus()
  const total = (await paperOf(caller, id)).answerList.flatMap(({ subAnswers }) => subAnswers).length
  for (let part = 0; part < total; part++) await go.press('1')
  await frame.getByText('全部批完了').waitFor()
  const before = sent('/getPaperRecord').length
  await go.press('f')
  await expect.poll(() => sent('/getPaperRecord').length).toBeGreaterThan(before)
  expect(await paperOf(caller, id)).toMatchObject({ corrected: true })
})

test('a photo is taken away only by a yes, the keyboard goes on beside it, and the tab next to it follows', async () => {
  const { page, context, caller } = await openList()
  const id = await ownPaper(caller, 2, 1)
  for (let sent = 0; sent < 2; sent++) await sendPage(caller, id)
  const beside = await context.newPage()
  const photos = (tab: Page) => tab.getByRole('region', { name: '作答原图' })
  for (const tab of [beside, page]) {
    await tab.goto(`${origin()}${correctionPath}?id=${id}&type=homework`)
    await photos(tab).getByText('2 张', { exact: true }).waitFor()
  }
  const remove = page.getByRole('button', { name: '移除这张' })
  const question = page.getByRole('alertdialog', { name: '移除这张照片？' })
  await remove.press('Enter')
  await question.getByText('作答原图 第 1 张移除后不能恢复。').waitFor()
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await focusOn(remove)
  await remove.press('Enter')
  await question.getByRole('button', { name: '移除' }).press('Enter')
  for (const tab of [page, beside]) await photos(tab).getByText('1 张', { exact: true }).waitFor()
  expect(await remove.count()).toBe(0)
  await focusOn(photos(page))
})
