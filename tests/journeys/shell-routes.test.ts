import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page, type Response } from './stage.ts'

const { visit, origin } = stage()

const base = '/adminv2'
const pathOf = (page: Page) => page.url().slice(origin().length + base.length)
const settles = (page: Page, path: string) => page.waitForURL(`${origin()}${base}${path}`)

/** Every route of the table with its title; those that are frames are below. */
const screens: readonly [path: string, title: string][] = [
  ['/mangoTeacher/myCourses', '我的课程'],
  ['/mangoTeacher/teacherClassroomList', '班级课堂'],
  ['/mangoTeacher/myStudents', '我的学生'],
  ['/mangoTeacher/teacherClassVideo', '课堂视频'],
  ['/mangoStudent/digitalClassroom', '数字课堂'],
  ['/mangoStudent/classroomList', '课堂列表'],
  ['/mangoStudent/examList', '课程导航'],
  ['/mangoStudent/paperList', '作业'],
  ['/mangoStudent/MangoExamList', '考试'],
  ['/mangoStudent/personal', '个性化'],
  ['/mangoStudent/studentClassVideo', '课堂视频'],
  ['/mangoStudent/documentPreview', '文档预览'],
  ['/mangoStudent/wrongQuestion', '我的错题集'],
  ['/mangoStudent/detailPaper', '试卷详情'],
  ['/mangoStudent/answerCorrection', '自主批改'],
  ['/classroom/list', '实时课堂'],
  ['/classroom/config', '实时课堂'],
  ['/classroom/start', '实时课堂'],
  ['/examinationMan/administration', '考试管理'],
  ['/examinationMan/details', '考试详情'],
  ['/examinationMan/newExams', '新建考试'],
  ['/studyMonitor/monitorIndex', '学习监测'],
  ['/curriculumEvaluation', '课程评价指标管理'],
  ['/studentGrowth', '学生成长档案'],
  ['/authorize', '登录授权'],
]
const frames: readonly [path: string, title: string][] = [
  ['/paperScan/scanSelect', '试卷扫描'],
  ['/paperScan/scanList', '扫描列表'],
  ['/mastersList/declareDefine', '申报设置'],
  ['/mastersList/activityDefine', '教师档案'],
  ['/mastersList/declareShow', '申报展示'],
  ['/unitDiagnosis/diagnosis', '单元诊断'],
  ['/tongTongWork/ttWork', '作业'],
  ['/tongTongWork/ttWorkDetail', '作业详情'],
  ['/tongTongWork/ttWorkRecord', '作业记录'],
  ['/questionBank/modifyQuestion', '修改试题'],
  ['/intelligentPaper/intelligentCorrect', '智能批改'],
  ['/intelligentPaper/intelligentEdit', '智能组卷'],
  ['/calibrationTool', '标定工具'],
  ['/individualTeaching', '个性化教学'],
  ['/individualTeaching2', '个性化教学'],
  ['/headmasterCockpit', '校长驾驶舱'],
]
const ways: readonly [from: string, to: string][] = [
  ['/', '/login/passwordLogin'],
  ['/login', '/login/passwordLogin'],
  ['/login/', '/login/passwordLogin'],
  ['/login/anythingElse', '/login/passwordLogin'],
  ['/login/messageLogin/', '/login/messageLogin'],
  ['/login/#/login/messageLogin', '/login/messageLogin'],
  ['/examinationMan/administration/?page=2', '/examinationMan/administration?page=2'],
  ['/#/login/passwordLogin', '/login/passwordLogin'],
  ['/login/QRCodeLogin#/login/messageLogin', '/login/messageLogin'],
  ['/#/mangoStudent/documentPreview?id=3', '/mangoStudent/documentPreview?id=3'],
  ['/mangoTeacher', '/mangoTeacher/teacherHomepage'],
  ['/mangoTeacher/', '/mangoTeacher/teacherHomepage'],
  ['/mangoTeacher/unknown', '/mangoTeacher/teacherHomepage'],
  ['/mangoStudent', '/mangoStudent/studentHomepage'],
  ['/mangoStudent/unknown/deeper', '/mangoStudent/studentHomepage'],
  ['/classroom', '/classroom/list'],
  ['/classroom?courseId=3', '/classroom/list?courseId=3'],
  ['/paperScan', '/paperScan/scanSelect'],
  ['/examinationMan', '/examinationMan/administration'],
  ['/mastersList', '/mastersList/activityDefine'],
  ['/unitDiagnosis', '/unitDiagnosis/diagnosis'],
  ['/tongTongWork', '/tongTongWork/ttWork'],
  ['/studyMonitor', '/studyMonitor/monitorIndex'],
  ['/questionBank', '/questionBank/modifyQuestion'],
  ['/intelligentPaper', '/intelligentPaper/intelligentCorrect'],
  ['/ttWork', '/tongTongWork/ttWork'],
  ['/ttWorkDetail?id=1', '/tongTongWork/ttWorkDetail?id=1'],
  ['/ttWorkRecord', '/tongTongWork/ttWorkRecord'],
  ['/diagnosis', '/unitDiagnosis/diagnosis'],
  ['/monitorIndex', '/studyMonitor/monitorIndex'],
  ['/list', '/classroom/list'],
  ['/config?courseId=3', '/classroom/config?courseId=3'],
]

const ofStudents = ([path]: (typeof screens)[number]) => path.startsWith('/mangoStudent')

test.each([
  ['of students', screens.filter(ofStudents)],
  ['of others', screens.filter((screen) => !ofStudents(screen))],
])('every screen %s opens by its address and by a reload', async (_, mine) => {
  const { page, errors } = await visit(`${base}/mangoTeacher`, { as: accounts.everything })
  const isShown = async (path: string, title: string) => {
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${title} - `))
    await page.locator('main.screen > *:not(.loading), section.state').first().waitFor()
    expect(await page.getByText('页面加载失败').count()).toBe(0)
    expect(pathOf(page)).toBe(path)
  }
  for (const [path, title] of mine) {
    await page.goto(`${origin()}${base}${path}`)
    await isShown(path, title)
    await page.reload()
    await isShown(path, title)
  }
  expect(errors).toEqual([])
})

test('every linked application opens in a frame under the bar, by its address and by a reload', async () => {
  const { page, errors } = await visit(`${base}/mangoTeacher`, { as: accounts.everything })
  for (const [path, title] of frames) {
    await page.goto(`${origin()}${base}${path}`)
    await page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { level: 1 }).waitFor()
    await page.reload()
    await page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { level: 1 }).waitFor()
    expect(pathOf(page)).toBe(path)
    await page.getByRole('navigation', { name: '模块' }).waitFor()
  }
  // The stage's own script reads a storage that the sandboxed cockpit does not have.
  expect(errors.filter((error) => !error.includes('sandboxed'))).toEqual([])
})

test.each(ways)('%s leads to %s', async (from, to) => {
  const { page } = await visit(base + from, { as: accounts.everything })
  await settles(page, to)
})

test('each login view opens by its address', async () => {
  const { page } = await visit(`${base}/login/passwordLogin`)
  for (const [view, seen] of [
    ['accountRegister', '注册账号'],
    ['successfulRegister', '注册成功'],
    ['successfulPasswordChange', '密码修改成功'],
    ['QRCodeLogin', '扫一扫'],
    ['messageLogin', '手机号码'],
    ['passwordLogin', '学号'],
  ] as const) {
    await page.goto(`${origin()}${base}/login/${view}`)
    await page.getByText(seen).first().waitFor()
    expect(pathOf(page)).toBe(`/login/${view}`)
  }
})

test('without a login every other route leads to the login, and back afterwards', async () => {
  const { page } = await visit(`${base}/classroom/config?courseId=7#top`)
  await settles(page, '/login/passwordLogin')
  for (const path of ['/mangoStudent', '/headmasterCockpit?x=login/', '/nowhere', '/authorize', '/ttWork']) {
    await page.goto(`${origin()}${base}${path}`)
    await settles(page, '/login/passwordLogin')
  }
  await page.goto(`${origin()}${base}/classroom/config?courseId=7#top`)
  await page.getByLabel('学校').selectOption('芒果实验学校')
  await page.getByLabel('学号').fill(accounts.student)
  await page.getByRole('textbox', { name: '密码' }).fill('mango2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await settles(page, '/classroom/config?courseId=7#top')
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'a planted way back leads nowhere else: %s',
  async (planted) => {
    const { page } = await visit(`${base}/login/passwordLogin`)
    await page.evaluate((path) => sessionStorage.setItem('mango:login:redirect', path), planted)
    await page.getByLabel('学校').selectOption('芒果实验学校')
    await page.getByLabel('学号').fill(accounts.student)
    await page.getByRole('textbox', { name: '密码' }).fill('mango2026')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await settles(page, '/mangoStudent/studentHomepage')
  },
)

test('the growth profile opens without a login and takes its token out of the address', async () => {
  const { page } = await visit(`${base}/studentGrowth?studentId=12&studentName=林晓芒&userToken=canary-token`)
  await expect.poll(() => decodeURIComponent(pathOf(page))).toBe('/studentGrowth?studentId=12&studentName=林晓芒')
  // Nobody who came by a link that ended is sent to a login.
  await page.getByRole('heading', { name: '链接已失效' }).waitFor()
  expect(await page.locator('top-bar').count()).toBe(0)
})

test('an address that the product does not know says so', async () => {
  const { page } = await visit(`${base}/nowhere`, { as: accounts.everything })
  await page.getByRole('heading', { name: '页面不存在' }).waitFor()
  await expect.poll(() => page.title()).toBe('页面不存在 - 芒果教学平台')
  await page.getByRole('link', { name: '返回首页' }).click()
  await settles(page, '/mangoTeacher/teacherHomepage')
})

test('the guard asks for a login, not for a role or a right', async () => {
  const student = await visit(`${base}/mangoTeacher`, { as: accounts.student })
  await settles(student.page, '/mangoTeacher/teacherHomepage')
  await student.page.goto(`${origin()}${base}/examinationMan`)
  await student.page.getByRole('heading', { name: '考试管理' }).waitFor()
  const teacher = await visit(`${base}/mangoStudent`, { as: accounts.ordinary })
  await settles(teacher.page, '/mangoStudent/studentHomepage')
})

test('kept screens keep their input and scroll, others start anew', async () => {
  const { page } = await visit(`${base}/ttWork`, { as: accounts.everything })
  const app = page.frameLocator('iframe[title="作业"]')
  await app.getByLabel('筛选').fill('作业')
  const scrolled = () =>
    app.locator('body').evaluate(() => {
      scrollTo(0, 300)
      return scrollY
    })
  await expect.poll(scrolled).toBe(300)
  const bar = page.getByRole('navigation', { name: '模块' })
  await bar.getByRole('link', { name: '考试管理' }).click()
  await page.getByRole('heading', { name: '考试管理' }).waitFor()
  await bar.getByRole('link', { name: '作业' }).click()
  await settles(page, '/tongTongWork/ttWork')
  expect(await app.getByLabel('筛选').inputValue()).toBe('作业')
  await expect.poll(() => app.locator('body').evaluate(() => scrollY)).toBe(300)

  await page.goto(`${origin()}${base}/ttWorkRecord`)
  const record = page.frameLocator('iframe[title="作业记录"]')
  await record.getByLabel('筛选').fill('x')
  await bar.getByRole('link', { name: '考试管理' }).click()
  await page.getByRole('heading', { name: '考试管理' }).waitFor()
  await page.goBack()
  expect(await record.getByLabel('筛选').inputValue()).toBe('')
})

test('a kept list keeps its filters, what was typed and its scroll', async () => {
  const { page } = await visit(`${base}/examinationMan`, {
    as: accounts.everything,
    viewport: { width: 1280, height: 500 },
  })
  const name = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
  await name.fill('期中')
  await name.press('Enter')
  await page.waitForURL(/name=/)
  const filtered = pathOf(page)
  await name.fill('期中考')
  // Only what has come has its height.
  await page.locator('table:not([aria-busy])').waitFor()
  await page.evaluate(() => scrollTo(0, 120))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  const bar = page.getByRole('navigation', { name: '模块' })
  await bar.getByRole('link', { name: '实时课堂' }).click()
  await settles(page, '/classroom/list')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await bar.getByRole('link', { name: '考试管理' }).click()
  await page.waitForURL(/name=/)
  expect(pathOf(page)).toBe(filtered)
  expect(await name.inputValue()).toBe('期中考')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
})

test('the first load brings the chunk of its own screen alone, within 160 KB, and the drawn school within 4.5 KB', async () => {
  const { page } = await visit('/legacy/')
  const files: Response[] = []
  page.on('response', (response) => {
    if (/\.(js|css)$|\/adminv2\/$/.test(new URL(response.url()).pathname)) files.push(response)
  })
  await page.goto(`${origin()}${base}/`)
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  const others = /assets\/(screens|teacher-lessons|bar|.*-home|cockpit|upload|exam)/
  expect(files.map((file) => file.url()).filter((url) => others.test(url))).toEqual([])
  const size = async (of: Response[]) => {
    const sizes = await Promise.all(of.map(async (file) => gzipSync(await file.body()).length))
    return sizes.reduce((sum, one) => sum + one, 0)
  }
  // The school's own words, what cleans them, the demo's accounts and the rules for paper come after the form, be it by a
  // moment; what the server draws of the school comes before it.
  const isDrawn = (file: Response) => /\/adminv2\/$|first-view/.test(file.url())
  const form = files.filter(
    (file) => !isDrawn(file) && !/sanitise|homepage|demo-accounts|paper-styles/.test(file.url()),
  )
  expect(await size(form)).toBeLessThan(160_000)
  expect(await size(files.filter(isDrawn))).toBeLessThan(4_500)
})

test('a chunk that does not come says so and can be asked for again', async () => {
  const { page, context } = await visit(`${base}/mangoTeacher`, { as: accounts.everything })
  await intercept(context, '**/assets/teacher-courses-*.js', (route) => route.abort(), { times: 1 })
  await page.getByRole('link', { name: '我的课程' }).first().click()
  await page.getByRole('heading', { name: '页面加载失败' }).waitFor()
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('tab', { name: '正在上的课' }).waitFor()
})

test.each([
  ['', `${base}/mangoTeacher/myCourses`, accounts.everything, { role: 'tab', name: /^正在上的课/ }],
  [', where the server has drawn the school too', `${base}/`, undefined, { role: 'button', name: /^登录$/ }],
] as const)('an application that does not come says so%s', async (_, path, as, { role, name }) => {
  const { page, context } = await visit('/legacy/', { ...(as && { as }) })
  await intercept(context, '**/adminv2/assets/*.js', (route) => route.abort())
  await page.goto(origin() + path)
  await page.getByRole('heading', { name: '页面加载失败' }).waitFor()
  expect(await page.getByRole('heading').count()).toBe(1)
  await context.unroute('**/adminv2/assets/*.js')
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole(role, { name }).waitFor()
})

test('a chunk that takes two minutes says so', async () => {
  const { page, context } = await visit(`${base}/mangoTeacher`, { as: accounts.everything })
  await page.clock.install()
  await page.getByRole('heading', { name: '本周课程表' }).waitFor()
  await intercept(context, '**/assets/teacher-courses-*.js', () => undefined)
  await page.getByRole('link', { name: '我的课程' }).first().click()
  await page.getByRole('status', { name: '正在加载' }).waitFor({ state: 'attached' })
  await page.clock.runFor(119_000)
  expect(await page.getByRole('heading', { name: '页面加载超时' }).count()).toBe(0)
  await page.clock.runFor(2_000)
  await page.getByRole('heading', { name: '页面加载超时' }).waitFor()
  await context.unroute('**/assets/teacher-courses-*.js')
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('tab', { name: '正在上的课' }).waitFor()
})

test('curriculum evaluation has its own library', async () => {
  const { page, sent } = await visit(`${base}/curriculumEvaluation`, { as: accounts.everything })
  await page.getByRole('treeitem').first().click()
  await page.getByRole('button', { name: '上传', exact: true }).click()
  await page.getByRole('button', { name: '从资源库选择，或添加链接' }).click()
  const evaluation = page.getByRole('dialog', { name: '课程评价资源库' })
  await evaluation.getByRole('list', { name: '文件列表' }).getByRole('listitem').first().waitFor()
  expect(sent('/api/tk/qbotTeach/manage/selectFileRepoList')).not.toHaveLength(0)
})
