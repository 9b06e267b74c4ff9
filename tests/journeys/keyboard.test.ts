import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { foundInBothThemes } from './axe.ts'
import { focusOn } from './focus.ts'
import { madeExams, makeExam } from './make-exam.ts'
import { accounts, stage, type Page } from './stage.ts'

// No pointer here: what a job needs is reached by Tab and done by keys.
const { visit } = stage()

const notice = (page: Page, text: string | RegExp) => page.getByRole('region', { name: '通知' }).getByText(text).first()
const has = (one: Locator) => one.evaluate((element) => element.matches(':focus'))

/** Goes on by Tab until something has the focus; fails where that leads round without it. */
async function tabTo(page: Page, one: Locator): Promise<void> {
  await one.waitFor()
  for (let steps = 0; steps < 150; steps++) {
    if (await has(one)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${one}`)
}
async function pressOn(page: Page, one: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, one)
  await page.keyboard.press(key)
}
async function typeInto(page: Page, one: Locator, words: string): Promise<void> {
  await tabTo(page, one)
  await page.keyboard.insertText(words)
}
/** Another option of a native choice, once there is one: the list may come later than its field. */
async function chooseNext(page: Page, one: Locator): Promise<void> {
  await one.getByRole('option').nth(1).waitFor({ state: 'attached' })
  await pressOn(page, one, 'ArrowDown')
}

test('at 200 % zoom it is seen why nobody was let in', async () => {
  const { page } = await visit('/adminv2/login/messageLogin', { viewport: { width: 720, height: 450 } })
  await typeInto(page, page.getByRole('textbox', { name: '手机号码' }), '123')
  await page.keyboard.press('Enter')
  const line = page.getByRole('alert').filter({ hasText: '手机号码错误' })
  await expect
    .poll(() => line.evaluate((words) => words.getBoundingClientRect().bottom <= document.documentElement.clientHeight))
    .toBe(true)
})

test('a student logs in, and out again', async () => {
  const { page } = await visit('/adminv2/login/passwordLogin')
  await chooseNext(page, page.getByLabel('学校'))
  await typeInto(page, page.getByLabel('学号'), accounts.student)
  await typeInto(page, page.getByRole('textbox', { name: '密码' }), 'mango2026')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mangoStudent/studentHomepage')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const account = page.getByRole('button', { name: /账号/ })
  await pressOn(page, account)
  await page.getByRole('menuitem', { name: '退出登录' }).waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
  for (const key of ['End', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  const help = page.getByRole('dialog', { name: '键盘操作' })
  await help.getByText('关闭对话框或菜单').waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await expect.poll(() => account.evaluate((button) => button.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: '退出登录' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login/**')
})

test('an exam is filtered for, created, merged with another, deleted and brought back', async () => {
  const { page, sent } = await visit('/adminv2/examinationMan/administration', { as: accounts.everything })
  const names = page.getByRole('rowheader')
  await names.first().waitFor()
  await chooseNext(page, page.getByRole('combobox', { name: '学年' }))
  await pressOn(page, page.getByRole('button', { name: '查询' }))
  await expect.poll(() => sent('/examList').at(-1)?.body).toMatchObject({ schoolYear: expect.any(Number) })

  await pressOn(page, page.getByRole('link', { name: '新建' }))
  for (const label of ['学年', '年级', '考试类型']) await chooseNext(page, page.getByRole('combobox', { name: label }))
  await pressOn(page, page.getByRole('radio', { name: '上学期' }), 'Space')
  await typeInto(page, page.getByRole('textbox', { name: '考试名称' }), '只用键盘')
  expect(await foundInBothThemes(page)).toEqual([])
  await pressOn(page, page.getByRole('button', { name: '创建' }))
  await page.getByRole('rowheader', { name: '只用键盘' }).waitFor()

  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '只用键盘' }) })
  await pressOn(page, row.getByRole('button', { name: /^删除/ }))
  const question = page.getByRole('alertdialog', { name: '确定删除?' })
  await question.waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
  await pressOn(page, question.getByRole('button', { name: '确定' }))
  await notice(page, '删除成功').waitFor()
  await row.waitFor({ state: 'detached' })
  // What was beside the row has the focus.
  await expect.poll(() => page.locator('exam-list tbody :focus').count()).toBe(1)
  await pressOn(page, page.getByRole('button', { name: '最近删除' }))
  const deletions = page.getByRole('dialog', { name: '最近删除' })
  await deletions.getByRole('listitem').first().waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
  await pressOn(page, deletions.getByRole('button', { name: '恢复 只用键盘' }))
  await notice(page, '已恢复删除的考试').waitFor()
  await page.keyboard.press('Escape')
  await row.waitFor()
})

test('two exams are merged', async () => {
  const { page, sent } = await visit(madeExams, { as: accounts.everything })
  await makeExam(page, '键盘测验甲', [1])
  await makeExam(page, '键盘测验乙', [2])
  await page.reload()
  const add = page.getByRole('button', { name: /^加入合并/ })
  // One that is in the list says 移出.
  await pressOn(page, add.first())
  await focusOn(page.getByRole('button', { name: /^已加入/ }))
  await page.getByRole('complementary', { name: '合并列表' }).getByText('1 场').waitFor()
  await pressOn(page, add.first())
  await pressOn(page, page.getByRole('button', { name: /^合并考试/ }))
  const dialog = page.getByRole('dialog', { name: '合并考试' })
  await dialog.getByText('已选 2 场').waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
  await pressOn(page, dialog.getByRole('button', { name: '合并', exact: true }))
  await notice(page, '合并考试成功').waitFor()
  expect(sent('/mergeExam')).toHaveLength(1)
})

test('a live class is begun, asked in, answered on a phone, and ended', async () => {
  const { page } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  await pressOn(page, page.getByRole('button', { name: /^用 .* 上课$/ }).nth(2))
  const dialog = page.getByRole('dialog', { name: '开始上课' })
  await chooseNext(page, dialog.getByRole('combobox', { name: '班级' }))
  await pressOn(page, dialog.getByRole('radio', { name: '答题器' }), 'ArrowDown')
  await pressOn(page, dialog.getByRole('button', { name: '开始上课' }))
  const codes = page.getByRole('dialog', { name: '手机扫码作答' })
  const link = new URL(await codes.getByRole('link').innerText())
  const { page: phone } = await visit(link.pathname + link.hash)
  await typeInto(phone, phone.getByRole('textbox', { name: '学号' }), accounts.student)
  await phone.keyboard.press('Enter')
  await codes.getByText('已连接 1 / 45 人').waitFor()
  await page.keyboard.press('Escape')
  await pressOn(page, page.getByRole('button', { name: '先提个问' }))
  await pressOn(page, page.getByRole('dialog', { name: '临时提问' }).getByRole('button', { name: /^选择/ }))
  await focusOn(page.getByRole('toolbar', { name: '课堂操作' }))
  const choice = phone.getByRole('group', { name: /^选项/ }).getByRole('button').first()
  await pressOn(phone, choice, 'Space')
  await pressOn(page, page.getByRole('button', { name: '收题' }))
  await focusOn(page.getByRole('button', { name: '看题目' }))
  await pressOn(page, page.getByRole('button', { name: '返回' }))
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: '继续' }))
  await page.waitForURL('**/classroom/list**')
})

test('on a phone the dialog of a question in between is as wide as its window', async () => {
  const viewport = { width: 320, height: 640 }
  const { page } = await visit('/adminv2/classroom/list', { as: accounts.ordinary, viewport })
  await pressOn(page, page.getByRole('button', { name: /^用 .* 上课$/ }).nth(1))
  const dialog = page.getByRole('dialog', { name: '开始上课' })
  await chooseNext(page, dialog.getByRole('combobox', { name: '班级' }))
  await pressOn(page, dialog.getByRole('radio', { name: '答题器' }), 'ArrowDown')
  await pressOn(page, dialog.getByRole('button', { name: '开始上课' }))
  await page.getByRole('dialog', { name: '手机扫码作答' }).waitFor()
  await page.keyboard.press('Escape')
  await pressOn(page, page.getByRole('button', { name: '先提个问' }))
  const asking = page.getByRole('dialog', { name: '临时提问' })
  await asking.waitFor()
  expect(await asking.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await pressOn(page, page.getByRole('button', { name: '返回' }))
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: '继续' }))
  await page.waitForURL('**/classroom/list**')
})

test('at 200 % zoom it is seen why a question is not taken', async () => {
  const viewport = { width: 720, height: 450 }
  const { page } = await visit('/adminv2/classroom/config', { as: accounts.everything, viewport })
  await pressOn(page, page.getByRole('button', { name: '写一道题' }))
  const dialog = page.getByRole('dialog', { name: '写一道题' })
  await focusOn(dialog.getByRole('textbox', { name: '题目' }))
  await pressOn(page, dialog.getByRole('button', { name: '确定' }))
  const line = dialog.getByRole('alert').filter({ hasText: '请输入题目文字或添加图片！' })
  const bottomOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(async () => (await bottomOf(line)) <= (await bottomOf(dialog.locator('.dialog-body')))).toBe(true)
})

test('a message goes to everybody', async () => {
  const { page, sent } = await visit('/adminv2/studyMonitor/monitorIndex', { as: accounts.everything })
  await pressOn(page, page.getByRole('button', { name: '群发消息' }))
  const dialog = page.getByRole('dialog', { name: '群发消息' })
  await dialog.getByText(/将发送给全校 \d+ 名学生/).waitFor()
  await typeInto(page, dialog.getByRole('textbox', { name: '内容' }), '明天上午八点升旗')
  expect(await foundInBothThemes(page)).toEqual([])
  await pressOn(page, dialog.getByRole('button', { name: '发送' }))
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: '确定发送' }))
  await notice(page, '消息发送成功！').waitFor()
  await expect.poll(() => sent('/send2All').map(({ body }) => body)).toEqual([{ msg: '明天上午八点升旗' }])
})

test('a file is uploaded and picked', async () => {
  const { page } = await visit('/legacy/question-bank/', { as: accounts.everything })
  await pressOn(page, page.getByRole('row', { name: /顶点坐标/ }).getByRole('button', { name: '编辑' }))
  // The modal of the page takes the focus when it stands still: a key before that would be lost.
  await focusOn(page.getByRole('dialog', { name: '编辑试题' }))
  await pressOn(page, page.getByRole('button', { name: '从资源库选择' }))
  const dialog = page.getByRole('dialog', { name: '课堂资源库' })
  await dialog.getByRole('list', { name: '文件列表' }).getByRole('listitem').first().waitFor()
  expect(await foundInBothThemes(page, 'resource-library')).toEqual([])
  const chooser = page.waitForEvent('filechooser')
  await pressOn(page, dialog.getByRole('button', { name: /上传/ }).first())
  await (
    await chooser
  ).setFiles({
    name: '只用键盘.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`只用键盘 ${Date.now()}`),
  })
  await dialog.getByText('上传成功').waitFor()
  await dialog.getByText('已选 1 个文件').waitFor()
  await pressOn(page, dialog.getByRole('button', { name: '确定' }))
  await expect.poll(() => page.locator('#resources li').allTextContents()).toEqual(['只用键盘.txt×'])
})

test('a lesson is written and published', async () => {
  const list = '/adminv2/mangoTeacher/teacherClassroomList?courseId=1&classId=1&isCustomCourse=0&className=七年级语文'
  const { page, sent } = await visit(list, { as: accounts.everything })
  await pressOn(page, page.getByRole('button', { name: '新建课堂', exact: true }))
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  await typeInto(page, editor.getByRole('textbox', { name: /标题/ }), '只用键盘的课')
  expect(await foundInBothThemes(page)).toEqual([])
  await pressOn(page, editor.getByRole('button', { name: '发布', exact: true }))
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: '确定' }))
  await notice(page, '已发布').waitFor()
  expect(sent('/teacher/saveLesson')[0]?.body).toMatchObject({ title: '只用键盘的课', status: 2 })
})

test('the form of a new course gives the focus back, and a course is opened', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/myCourses', { as: accounts.everything })
  await pressOn(page, page.getByRole('button', { name: /新建课程/ }))
  const dialog = page.getByRole('dialog', { name: /新建课程/ })
  await dialog.waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => has(page.getByRole('button', { name: /新建课程/ }))).toBe(true)
  const next = page.context().waitForEvent('page')
  await pressOn(page, page.getByRole('link', { name: /七年级语文/ }))
  await (await next).waitForURL(/teacherClassroomList/)
})

test('where a course is deleted, the one beside it has the focus', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/myCourses', { as: accounts.everything })
  const menuOf = (course: string) => page.getByRole('button', { name: `${course} 的更多操作` })
  await pressOn(page, menuOf('作文升格训练（周三）'))
  await focusOn(page.getByRole('menuitem', { name: '编辑' }))
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: '确定' }))
  await menuOf('作文升格训练（周三）').waitFor({ state: 'detached' })
  await focusOn(page.getByRole('link', { name: /名著共读社/ }))
})

test('where a courseware is deleted, the next one has the focus', async () => {
  const { page } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  const titles = () => page.locator('courseware-list').getByRole('button', { name: /^查看 / })
  await titles().nth(1).waitFor()
  const gone = page.getByRole('button', { name: /^删除 / }).first()
  const title = await gone.getAttribute('aria-label')
  await pressOn(page, gone)
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: '删除' }))
  await page.getByRole('button', { name: title ?? '' }).waitFor({ state: 'detached' })
  await focusOn(titles().first())
})

test('a student’s profile is looked through and left', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/myStudents', { as: accounts.everything })
  await pressOn(page, page.getByRole('link', { name: '夏书豪 的成长档案' }))
  await page.getByRole('heading', { name: '课程能力评估' }).waitFor()
  await pressOn(page, page.getByRole('button', { name: /查看更多/ }).first())
  expect(await foundInBothThemes(page)).toEqual([])
})

test('a mistake is taken into the basket, and its reason written down', async () => {
  const { page } = await visit('/adminv2/mangoStudent/wrongQuestion', { as: accounts.student })
  await pressOn(page, page.getByRole('button', { name: /加入错题篮/ }).first())
  await page.getByText('1 / 50').first().waitFor()
  await pressOn(page, page.getByRole('button', { name: /填写错因/ }).first())
  await page.getByRole('dialog').first().waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
})

test('a file is given stars, and they are taken back', async () => {
  const { page } = await visit('/adminv2/curriculumEvaluation?subjectId=2', { as: accounts.everything })
  await page.getByRole('treeitem').first().waitFor()
  await tabTo(page, page.getByRole('tree'))
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('button', { name: /^操作 / }).first())
  await focusOn(page.getByRole('menuitem', { name: '重命名' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const stars = page.getByRole('dialog', { name: '评分' })
  await tabTo(page, stars.getByRole('radio', { name: '1 星' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await stars.getByText('2 星', { exact: true }).waitFor()
  await page.keyboard.press('Space')
  await stars.getByText('未评分').waitFor()
  await page.keyboard.press('Space')
  await stars.getByText('2 星', { exact: true }).waitFor()
  expect(await foundInBothThemes(page)).toEqual([])
})

test('what Shift and Tab come back to does not lie below the bar at the top', async () => {
  const { page } = await visit('/adminv2/mangoStudent/wrongQuestion?subject=2', {
    as: accounts.student,
    viewport: { width: 720, height: 450 },
  })
  const more = page.getByRole('button', { name: '查看更多' })
  await more.focus()
  const bar = await page.locator('.bar-place').evaluate((element) => element.getBoundingClientRect().bottom)
  const focused = page.locator('mistake-notebook :is(a, button, input):focus')
  const tops = []
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Shift+Tab')
    if ((await focused.count()) > 0) tops.push(await focused.evaluate((one) => one.getBoundingClientRect().top))
  }
  expect(tops.length).toBeGreaterThan(20)
  expect(tops.filter((top) => top < bar)).toEqual([])
})
