import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { pressAndLose } from './lose-answer.ts'
import { logInBySms } from './sms-code.ts'
import { accounts, stage, type Page } from './stage.ts'
import { typeAtOnce } from './type-at-once.ts'

const { visit, origin } = stage()
const myCourses = '/adminv2/mangoTeacher/myCourses'
const classroom = '/adminv2/mangoStudent/digitalClassroom'

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: '通知' }).getByText(text, { exact: true }).waitFor()
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(name) }).click()
const settles = (page: Page, path: string) => page.waitForURL(`${origin()}/adminv2${path}`)

async function openMenu(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `${title} 的更多操作` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a teacher makes a course for a class and a student, changes and deletes it; the student follows', async () => {
  const teacher = await visit(myCourses, { as: accounts.everything })
  const { page, sent } = teacher
  const dialog = page.getByRole('dialog', { name: '新建课程' })
  const confirm = dialog.getByRole('button', { name: '确定' })
  const name = dialog.getByRole('textbox', { name: '课程名称' })
  await page.getByRole('button', { name: /^新建课程/ }).click()
  expect(await name.getAttribute('placeholder')).toBe('最多15个字')
  expect(await dialog.getByRole('radio').count()).toBe(12)
  expect(await dialog.getByRole('radio').first().isChecked()).toBe(true)

  await confirm.click()
  await notice(page, '请输入标题')
  await name.fill('一二三四五六七八九十一二三四五六')
  expect(await name.inputValue()).toBe('一二三四五六七八九十一二三四五')
  await name.fill('晨读小组')
  await confirm.click()
  await notice(page, '请选择学生')
  expect(sent('/saveCourse')).toEqual([])
  // Nothing that was written goes by a key.
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: '继续编辑' }).click()
  expect(await name.inputValue()).toBe('晨读小组')

  await dialog.getByRole('checkbox', { name: '七年级(2)班 全班' }).check()
  await typeAtOnce(dialog.getByRole('searchbox', { name: '搜索学生' }), '20260001')
  await dialog.getByText('找到 1 名学生').waitFor()
  await dialog.getByRole('checkbox', { name: /^夏书豪/ }).check()
  expect(sent('/searchStudent').map(({ query }) => query['query'])).toEqual(['20260001'])
  await dialog.getByTitle('紫', { exact: true }).click()
  await confirm.click()
  const summary = page.getByRole('dialog', { name: '请确认课程' })
  await summary.getByText('夏书豪', { exact: true }).waitFor()
  expect(sent('/saveCourse')).toEqual([])
  // Pressed twice is saved once, and deleted once.
  await summary.getByRole('button', { name: '确定' }).dblclick()
  await card(page, '晨读小组').waitFor()
  await expect
    .poll(() => sent('/saveCourse').map(({ body }) => body))
    .toEqual([{ classIds: [2], studentIds: [expect.any(Number)], name: '晨读小组', coverUrl: '#7a4bb0' }])

  const student = await visit(classroom, { as: accounts.student })
  await card(student.page, '晨读小组').click()
  await student.page.waitForURL(/\/mangoStudent\/classroomList\?id=\d+&isCustomCourse=1$/)

  // The next one starts with nothing ticked.
  await page.getByRole('button', { name: /^新建课程/ }).click()
  await dialog.getByText('已选 0 个班、0 名学生，共 0 人').waitFor()
  await page.keyboard.press('Escape')

  await openMenu(page, '晨读小组', '编辑')
  const editor = page.getByRole('dialog', { name: '编辑课程' })
  await editor.getByRole('textbox', { name: '课程名称' }).fill('午读小组')
  await editor.getByRole('button', { name: '移除 夏书豪' }).click()
  await editor.getByRole('button', { name: '确定' }).click()
  await summary.getByRole('button', { name: '确定' }).click()
  await card(page, '午读小组').waitFor()
  await expect
    .poll(() => sent('/updateCourse').map(({ body }) => body))
    .toEqual([{ id: expect.any(Number), classIds: [2], studentIds: [], name: '午读小组', coverUrl: '#7a4bb0' }])
  await student.page.goto(`${origin()}${classroom}`)
  await card(student.page, '七年级语文').waitFor()
  expect(await card(student.page, '午读小组').count()).toBe(0)

  await openMenu(page, '午读小组', '删除')
  const question = page.getByRole('alertdialog', { name: '即将删除课程，请确认' })
  await question.getByText('此操作将不能恢复。').waitFor()
  await question.getByRole('button', { name: '确定' }).dblclick()
  await notice(page, '删除成功!')
  await card(page, '午读小组').waitFor({ state: 'detached' })
  expect(sent('/delCourse')).toHaveLength(1)
  expect(teacher.errors).toEqual([])
})

test('the way back asks before it takes what was written in a dialog, and goes on once', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/teacherHomepage', { as: accounts.everything })
  await page.getByRole('link', { name: '我的课程', exact: true }).first().click()
  await page.getByRole('button', { name: /^新建课程/ }).click()
  const name = page.getByRole('dialog', { name: '新建课程' }).getByRole('textbox', { name: '课程名称' })
  const question = page.getByRole('alertdialog', { name: '放弃没有保存的内容？' })
  await name.fill('写了一半')
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: '继续编辑' }).click()
  await settles(page, '/mangoTeacher/myCourses')
  expect(await name.inputValue()).toBe('写了一半')
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: '放弃' }).click()
  await page.waitForURL('**/mangoTeacher/teacherHomepage')
  await page.goForward()
  await page.getByRole('button', { name: /^新建课程/ }).click()
  expect(await question.count()).toBe(0)
  expect(await name.inputValue()).toBe('')
})

test('a course that was being made when the session ended is there after the login, and is saved as it was', async () => {
  const { page } = await visit(myCourses, { as: accounts.everything })
  const make = page.getByRole('button', { name: /^新建课程/ })
  const dialog = page.getByRole('dialog', { name: '新建课程' })
  const restored = dialog.getByText('已恢复上次没有保存的内容')
  const confirm = async () => {
    await dialog.getByRole('button', { name: '确定' }).click()
    await page.getByRole('dialog', { name: '请确认课程' }).getByRole('button', { name: '确定' }).click()
  }
  await make.click()
  await dialog.getByRole('textbox', { name: '课程名称' }).fill('夜读小组')
  await dialog.getByTitle('紫', { exact: true }).click()
  await dialog.getByRole('checkbox', { name: '七年级(2)班 全班' }).check()
  await typeAtOnce(dialog.getByRole('searchbox', { name: '搜索学生' }), '20260001')
  await dialog.getByRole('checkbox', { name: /^夏书豪/ }).check()
  await intercept(page, '**/saveCourse*', (route) => route.fulfill({ json: { code: 50, message: '登录已过期' } }), {
    times: 1,
  })
  await confirm()
  await page.waitForURL(`${origin()}/adminv2/login/passwordLogin`)
  await logInBySms(page, origin(), accounts.everything)
  await settles(page, '/mangoTeacher/myCourses')

  await make.click()
  await restored.waitFor()
  await dialog.getByText('已选 1 个班、1 名学生').waitFor()
  await confirm()
  const made = card(page, '夜读小组')
  await made.waitFor()
  expect(await made.count()).toBe(1)

  // What is saved, or given up, is not offered again.
  await make.click()
  await dialog.getByText('已选 0 个班、0 名学生').waitFor()
  expect(await restored.count()).toBe(0)
  await dialog.getByRole('textbox', { name: '课程名称' }).fill('不要了')
  await page.reload()
  await make.click()
  await restored.waitFor()
  await dialog.getByRole('button', { name: '取消' }).click()
  await make.click()
  await dialog.getByText('已选 0 个班、0 名学生').waitFor()
  expect(await dialog.getByRole('textbox', { name: '课程名称' }).inputValue()).toBe('')

  await page.reload()
  await openMenu(page, '夜读小组', '编辑')
  const editor = page.getByRole('dialog', { name: '编辑课程' })
  await editor.getByText('已选 1 个班、1 名学生').waitFor()
  expect(await editor.getByRole('radio', { name: '紫' }).isChecked()).toBe(true)
})

test('finished courses stand by term, the address keeps the tab, and a course opens in a new window', async () => {
  const { page, context, calls } = await visit(myCourses, { as: accounts.everything })
  await card(page, '名著共读社').waitFor()
  expect(calls.filter(({ path }) => path.startsWith('/api/conn/coz/get'))).toEqual([])
  await tab(page, '已完成的课')
  await settles(page, '/mangoTeacher/myCourses?type=2')
  const terms = page.getByRole('heading', { level: 2 })
  await terms.first().waitFor()
  const others = async () =>
    (await terms.allTextContents()).filter((text) => !/^\d{4}学年 [上下]学期\d+ 门$/.test(text))
  await expect.poll(others).toEqual([])
  await page.reload()
  await terms.first().waitFor()

  await tab(page, '正在上的课')
  const [lessons] = await Promise.all([
    context.waitForEvent('page'),
    card(page, '七年级语文').getByRole('link').click(),
  ])
  await lessons.waitForURL(/teacherClassroomList/)
  const { pathname, searchParams } = new URL(lessons.url())
  expect(pathname).toBe('/adminv2/mangoTeacher/teacherClassroomList')
  expect(Object.fromEntries(searchParams)).toEqual({
    courseId: expect.stringMatching(/^\d+$/),
    classId: '1',
    isCustomCourse: '0',
    className: '七年级(1)班',
  })
})

test('a teacher’s day leads into the next lesson, back into the running class, and anywhere by keyboard', async () => {
  const { page, context } = await visit('/adminv2/mangoTeacher', { as: accounts.everything })
  await settles(page, '/mangoTeacher/teacherHomepage')
  for (const name of ['今天的课', '项目', '助手', '最近的课件']) await page.getByRole('heading', { name }).waitFor()
  expect(await page.getByRole('link', { name: '进入课堂' }).getAttribute('href')).toMatch(
    /\/mangoTeacher\/teacherClassroomList\?courseId=\d+/,
  )
  expect(await page.getByRole('link', { name: '继续上课' }).count()).toBe(0)

  const token = (await context.cookies()).find(({ name }) => name === 'userToken')?.value
  const api = (path: string, query: string) => `${origin()}/api/${path}?userToken=${token}${query}`
  const found = await page.request.post(api('tk/courseware/list', ''), { data: { size: 1, skip: 0 } })
  const [courseware] = (await found.json()).data
  const begun = await page.request.get(
    api('answerClass/beginClass', `&roomId=2&classId=1&coursewareId=${courseware.id}`),
  )
  expect(await begun.json()).toMatchObject({ code: 0 })
  await page.reload()
  await page
    .getByRole('region', { name: /的课堂没有下课$/ })
    .getByText(courseware.name)
    .waitFor()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '问助手或查找' }).fill('今天还有几节课')
  await page
    .getByText(/^今天.*课/)
    .first()
    .waitFor()
  await page.getByRole('combobox', { name: '问助手或查找' }).fill('夏书豪')
  await page.getByRole('option', { name: /夏书豪.*20260001/ }).waitFor()
  await page.getByRole('combobox', { name: '问助手或查找' }).fill('学生')
  await page.getByRole('option', { name: /^我的学生/ }).waitFor()
  await page.keyboard.press('Enter')
  await settles(page, '/mangoTeacher/myStudents')

  await page.getByRole('link', { name: '今天', exact: true }).click()
  await page.getByRole('link', { name: '继续上课' }).click()
  await settles(page, `/classroom/start?courseId=${courseware.id}&roomId=2&classId=1`)
})

test('the assistant answers on every page: by its keys, in a frame too, and gives the focus back', async () => {
  const { page } = await visit('/adminv2/examinationMan/administration', { as: accounts.everything })
  const field = page.getByRole('combobox', { name: '问助手或查找' })
  const name = page.getByPlaceholder('考试名称')
  await name.fill('月考')
  await page.keyboard.press('Control+k')
  await field.fill('今天还有几节课')
  await page
    .getByText(/^今天.*课/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  await expect.poll(() => name.evaluate((input) => input.matches(':focus'))).toBe(true)
  expect(await name.inputValue()).toBe('月考')

  await page.keyboard.press('Control+k')
  await field.fill('学习监测')
  await page.getByRole('option', { name: /^学习监测/ }).waitFor()
  await page.keyboard.press('Enter')
  await settles(page, '/studyMonitor/monitorIndex')

  await page.goto(`${origin()}/adminv2/noSuchPage`)
  await page.getByRole('heading', { name: '页面不存在' }).waitFor()
  await page.keyboard.press('Control+k')
  await field.waitFor()

  await page.goto(`${origin()}/adminv2/tongTongWork/ttWork`)
  await page.frameLocator('iframe').getByLabel('筛选').press('Control+k')
  await field.waitFor()
  expect(await page.getByRole('dialog', { name: '助手' }).count()).toBe(1)
})

test('on the home its own assistant answers, once', async () => {
  const { page } = await visit('/adminv2/mangoStudent/paperList', { as: accounts.student })
  const dialog = page.getByRole('dialog', { name: '助手' })
  await page.getByRole('heading', { name: '作业', level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '今天', exact: true }).click()
  await page.getByRole('button', { name: /问助手/ }).waitFor()
  await page.keyboard.press('Control+k')
  await dialog.waitFor()
  expect(await dialog.count()).toBe(1)
  // A second press leaves what is written in it.
  const field = dialog.getByRole('combobox', { name: '问助手或查找' })
  await field.fill('错题')
  await page.keyboard.press('Control+k')
  await dialog.getByRole('option').first().waitFor()
  expect(await field.inputValue()).toBe('错题')
  expect(await dialog.count()).toBe(1)
})

test('projects are made, moved on and deleted', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/teacherHomepage', { as: accounts.ordinary })
  await page.getByRole('button', { name: '新建项目' }).click()
  const form = page.getByRole('dialog', { name: '新建项目' })
  await form.getByRole('textbox', { name: '名称' }).fill('校本作业集')
  await form.getByRole('spinbutton', { name: '共几步' }).fill('4')
  await form.getByRole('button', { name: '保存' }).click()
  const row = page.getByRole('button', { name: /校本作业集/ })
  await row.getByText('0 / 4').waitFor()
  await row.click()
  const editor = page.getByRole('dialog', { name: '编辑项目' })
  await editor.getByRole('spinbutton', { name: '已完成' }).fill('9')
  await editor.getByRole('button', { name: '保存' }).click()
  await row.getByText('4 / 4').waitFor()
  await row.getByText('已完成').waitFor()
  await row.click()
  await editor.getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await row.waitFor({ state: 'detached' })
})

test('a project or course whose answer was lost is there once when it is saved again', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/teacherHomepage', { as: accounts.ordinary })
  await page.getByRole('button', { name: '新建项目' }).click()
  const form = page.getByRole('dialog', { name: '新建项目' })
  await form.getByRole('textbox', { name: '名称' }).fill('只有一个')
  await pressAndLose(page, '/saveProject', () => form.getByRole('button', { name: '保存' }).click())
  await form.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: /只有一个/ }).waitFor()
  expect(await page.getByRole('button', { name: /只有一个/ }).count()).toBe(1)

  await page.goto(origin() + myCourses)
  await page.getByRole('button', { name: /^新建课程/ }).click()
  const dialog = page.getByRole('dialog', { name: '新建课程' })
  await dialog.getByRole('textbox', { name: '课程名称' }).fill('只有一门')
  await dialog.getByRole('checkbox').first().click()
  const confirm = async () => {
    await dialog.getByRole('button', { name: '确定' }).click()
    await page.getByRole('dialog', { name: '请确认课程' }).getByRole('button', { name: '确定' }).click()
  }
  await pressAndLose(page, '/saveCourse', confirm)
  await card(page, '只有一门').waitFor()
  // What has changed since goes to what was made by then.
  await dialog.getByRole('textbox', { name: '课程名称' }).fill('改过名的课')
  await confirm()
  await card(page, '改过名的课').waitFor()
  expect(await card(page, '改过名的课').count()).toBe(1)
  expect(await card(page, '只有一门').count()).toBe(0)
})

test('a course whose answer was lost before a reload is the one that its restored draft changes', async () => {
  const { page } = await visit(myCourses, { as: accounts.ordinary })
  const dialog = page.getByRole('dialog', { name: '新建课程' })
  const name = dialog.getByRole('textbox', { name: '课程名称' })
  const open = () => page.getByRole('button', { name: /^新建课程/ }).click()
  const confirm = async () => {
    await dialog.getByRole('button', { name: '确定' }).click()
    await page.getByRole('dialog', { name: '请确认课程' }).getByRole('button', { name: '确定' }).click()
  }
  await open()
  await name.fill('载入前的课')
  await dialog.getByRole('checkbox').first().click()
  await pressAndLose(page, '/saveCourse', confirm)
  await page.reload()
  await open()
  await dialog.getByText('已恢复上次没有保存的内容').waitFor()
  await name.fill('载入后的课')
  await confirm()
  await card(page, '载入后的课').waitFor()
  expect(await card(page, '载入后的课').count()).toBe(1)
  expect(await card(page, '载入前的课').count()).toBe(0)

  // Whoever deletes what was made, and saves the draft, wants it again.
  await open()
  await name.fill('再来一次')
  await dialog.getByRole('checkbox').first().click()
  await pressAndLose(page, '/saveCourse', confirm)
  await page.reload()
  await openMenu(page, '再来一次', '删除')
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await card(page, '再来一次').waitFor({ state: 'detached' })
  await open()
  await confirm()
  await card(page, '再来一次').waitFor()
})

test('a student’s day shows the class’s week, and leads to the courses', async () => {
  const { page, errors, calls } = await visit('/adminv2/mangoStudent', { as: accounts.student })
  await settles(page, '/mangoStudent/studentHomepage')
  const week = page.getByRole('table', { name: '本周课程表' })
  await week.getByRole('link', { name: '语文' }).first().waitFor()
  expect(calls.filter(({ path }) => path.includes('/teacher/'))).toEqual([])
  await week.getByRole('link', { name: '语文' }).first().click()
  await page.waitForURL(/\/mangoStudent\/classroomList\?id=\d+&isCustomCourse=0$/)
  expect(errors).toEqual([])
})

test('the course navigation leads to what courses have and to each course, and the address keeps the tab', async () => {
  const { page } = await visit('/adminv2/mangoStudent/examList', { as: accounts.student })
  const ways = page.getByRole('navigation', { name: '课程导航' })
  await expect.poll(() => ways.getByRole('link').locator('b').allTextContents()).toEqual(['课堂', '作业', '考试'])
  await page.getByRole('tab', { name: /已完成的课/ }).click()
  await page.waitForURL(/examList\?type=2$/)
  await page.reload()
  await page
    .getByRole('heading', { name: /下学期/ })
    .first()
    .waitFor()
  await page.getByRole('tab', { name: /正在上的课/ }).click()
  await page.getByRole('link', { name: /七年级数学/ }).click()
  await page.waitForURL(/mangoStudent\/classroomList\?id=\d+&isCustomCourse=0/)
  await page.goBack()
  await ways.getByRole('link', { name: '作业' }).click()
  await page.waitForURL(/mangoStudent\/paperList/)
})

test.each([390, 1024])('%i px wide, a notice leaves the tabs of the section within reach', async (width) => {
  const { page } = await visit(myCourses, { as: accounts.everything, viewport: { width, height: 844 } })
  await intercept(page, '**/delCourse**', (route) => route.fulfill({ json: { code: 100, message: '不能删除' } }))
  await openMenu(page, '七年级语文', '删除')
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await notice(page, '不能删除')
  const said = await page.getByRole('region', { name: '通知' }).boundingBox()
  const tabs = await page.getByRole('navigation', { name: '教师页面' }).boundingBox()
  expect(said?.y).toBeGreaterThan((tabs?.y ?? Infinity) + (tabs?.height ?? 0))
})

test('on a phone a student takes two lines', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/myStudents', {
    as: accounts.everything,
    viewport: { width: 390, height: 844 },
  })
  const row = page.getByRole('row', { name: /夏书豪/ })
  const code = await row.getByText('20260001').boundingBox()
  const mistakes = await row.getByRole('link', { name: '夏书豪 的错题集' }).boundingBox()
  expect(mistakes?.y).toBeLessThan((code?.y ?? 0) + (code?.height ?? 0))
})

test('a teacher’s students are found by class and by name, and the address keeps both', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/myStudents', { as: accounts.everything })
  await page.getByRole('rowheader', { name: /夏书豪/ }).waitFor()
  await page.getByRole('tab', { name: /七年级\(2\)班/ }).click()
  await settles(page, '/mangoTeacher/myStudents?classId=2')
  await page.getByRole('searchbox', { name: '搜索学生' }).fill('20260001')
  await settles(page, '/mangoTeacher/myStudents?classId=2&name=20260001')
  await page.reload()
  await page.getByRole('link', { name: '夏书豪 的成长档案' }).waitFor()
  // On a phone the classes scroll in their row, and nothing else does.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('link', { name: '夏书豪 的成长档案' }).click()
  await page.waitForURL(/\/studentGrowth\?studentId=\d+&studentName=/)
})
