import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { logInBySms } from './sms-code.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()

const home = '/adminv2/mangoTeacher/teacherHomepage'
const nine = 'authority userToken name userId gender mobile schoolId listSubject roleId'.split(' ')
const account = (page: Page) => page.getByRole('button', { name: /账号/ })
const schoolMenu = (page: Page) => page.getByRole('button', { name: /^学校：/ })
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value

test('logout takes all nine cookies and the login caches, and goes to the student login', async () => {
  const { page, sent, context } = await visit(home, { as: '13800000008' })
  const token = await cookie(page, 'userToken')
  await page.evaluate(() => {
    sessionStorage.setItem('mango:login:registration', '{}')
    sessionStorage.setItem('mango:login:redirect', '/adminv2/examinationMan/administration')
    localStorage.setItem('theirs', 'kept')
  })
  await account(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.waitForURL(`${origin()}/adminv2/login/passwordLogin`)
  expect((await context.cookies()).filter(({ name }) => nine.includes(name))).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('mango:login:registration'))).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem('mango:login:redirect'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('theirs'))).toBe('kept')
  await expect.poll(() => sent('/user/logout')[0]).toMatchObject({ method: 'POST', query: { userToken: token } })
  // The server has forgotten the token as well.
  const known = async () => (await (await fetch(`${origin()}/api/tk/paper/subjects?userToken=${token}`)).json()).code
  await expect.poll(known).toSatisfy((code: number) => code === 50 || code === 60)
  await page.goBack()
  await page.waitForURL(`${origin()}/adminv2/login/passwordLogin`)
})

test('a page that follows the session hears of a logout in another tab', async () => {
  const { page, context } = await visit(home, { as: '13800000009' })
  const follower = await context.newPage()
  await follower.goto(`${origin()}/legacy/`)
  await follower.evaluate(`import('/elements/session.js').then(({ followSession, sessionUser }) => {
    followSession(() => (document.title = sessionUser()?.name ?? '未登录'))
  })`)
  await account(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect.poll(() => follower.title()).toBe('未登录')
})

test('logout works without a network', async () => {
  const { page, context } = await visit(home, { as: accounts.headmaster })
  await account(page).waitFor()
  await intercept(context, '**/api/**', (route) => route.abort())
  await account(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.waitForURL(`${origin()}/adminv2/login/passwordLogin`)
  expect(await cookie(page, 'userToken')).toBeUndefined()
})

test('a teacher of two schools switches, and the other tab follows', async () => {
  const { page, context, sent } = await visit(home, { as: accounts.everything })
  const other = await context.newPage()
  await other.goto(origin() + home)
  await schoolMenu(other).waitFor()
  await schoolMenu(page).click()
  await expect.poll(() => page.getByRole('menuitemradio').allTextContents()).toEqual(['芒果实验学校', '芒果第二中学'])
  const before = await cookie(page, 'userToken')
  // The page leaves with the answer, and what was sent could no longer be read.
  await intercept(page, '**/login/loginByToken*', async (route) => {
    await expect.poll(() => sent('/login/loginByToken')[0]?.body).toBeDefined()
    await route.continue()
  })
  await Promise.all([
    other.waitForEvent('load'),
    page.waitForEvent('load'),
    page.getByRole('menuitemradio', { name: '芒果第二中学' }).click(),
  ])
  await expect
    .poll(() => sent('/login/loginByToken')[0])
    .toMatchObject({
      method: 'POST',
      query: { userToken: before },
      body: { mobile: accounts.everything, schoolId: 2, from: 'multiSchool', sign: 'PC' },
    })
  await page.getByRole('button', { name: '学校：芒果第二中学' }).waitFor()
  await other.getByRole('button', { name: '学校：芒果第二中学' }).waitFor()
  expect(await cookie(page, 'schoolId')).toBe('2')
  expect(await cookie(page, 'userToken')).not.toBe(before)
  expect(await page.evaluate(() => localStorage.getItem('mango:schoolId'))).toBe('2')
})

test('a running class, which has no bar, knows the school’s title and follows a switch in another tab', async () => {
  const { page, context } = await visit(home, { as: accounts.everything })
  const board = await context.newPage()
  await board.goto(`${origin()}/adminv2/classroom/start?courseId=1&roomId=1&classId=1`)
  await board.getByRole('button', { name: '下一题' }).waitFor()
  await expect.poll(() => board.title()).toBe('实时课堂 - 芒果教学平台')
  await schoolMenu(page).click()
  await Promise.all([board.waitForEvent('load'), page.getByRole('menuitemradio', { name: '芒果第二中学' }).click()])
  await board.getByText('课件不存在或已被删除').waitFor()
})

/** Begins an upload that does not end: its storage never answers. */
async function uploadSlowly(page: Page) {
  await page
    .getByRole('row', { name: /顶点坐标/ })
    .getByRole('button', { name: '编辑' })
    .click()
  await intercept(page, /\/oss/, (route) => (route.request().method() === 'POST' ? undefined : route.fallback()))
  await page.getByRole('button', { name: '从资源库选择' }).click()
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  await library
    .locator('input[type=file]')
    .setInputFiles({ name: '慢.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
  await library.getByRole('progressbar').waitFor()
  return library
}
/** Leaves the dialogs that the upload was begun in, and not the upload. */
async function leaveDialogs(page: Page, library: Locator) {
  await page.keyboard.press('Escape')
  await library.waitFor({ state: 'hidden' })
  await page.locator('#editor').getByRole('button', { name: '取消' }).click()
}

test('a switch in another tab asks before it reloads a tab that is uploading', async () => {
  const { page, context } = await visit(home, { as: accounts.everything })
  const busy = await context.newPage()
  await busy.goto(`${origin()}/legacy/question-bank/`)
  const library = await uploadSlowly(busy)
  const upload = library.getByRole('region', { name: '上传列表' }).getByRole('listitem').filter({ hasText: '慢.pdf' })
  const questions: string[] = []
  busy.on('dialog', (question) => {
    questions.push(question.type())
    void question.dismiss()
  })
  await schoolMenu(page).click()
  await page.getByRole('menuitemradio', { name: '芒果第二中学' }).click()
  await expect.poll(() => questions).toEqual(['beforeunload'])
  // Staying keeps the upload; ending it ends the asking.
  await upload.getByRole('button', { name: /取消/ }).click()
  await upload.waitFor({ state: 'detached' })
  await busy.reload()
  await busy.getByRole('button', { name: '学校：芒果第二中学' }).waitFor()
  expect(questions).toHaveLength(1)
})

test('a logout or a switch asks before it ends what uploads in the same tab', async () => {
  const { page, sent } = await visit('/legacy/question-bank/', { as: accounts.everything })
  await leaveDialogs(page, await uploadSlowly(page))
  const choose = async () => {
    await schoolMenu(page).click()
    await page.getByRole('menuitemradio', { name: '芒果第二中学' }).click()
  }
  await choose()
  const question = page.getByRole('alertdialog', { name: '现在切换学校？' })
  await question.getByRole('button', { name: '取消', exact: true }).click()
  await question.waitFor({ state: 'hidden' })
  await page.getByText('慢.pdf').waitFor()
  expect(await cookie(page, 'schoolId')).toBe('1')
  for (const way of ['退出登录', '退出所有设备']) {
    await account(page).click()
    await page.getByRole('menuitem', { name: way }).click()
    const logout = page.getByRole('alertdialog', { name: `现在${way}？` })
    await logout.getByRole('button', { name: '取消', exact: true }).click()
    await logout.waitFor({ state: 'hidden' })
    await page.getByText('慢.pdf').waitFor()
  }
  expect(sent('/user/logout')).toHaveLength(0)
  expect(sent('/user/logoutEverywhere')).toHaveLength(0)
  await choose()
  await question.getByRole('button', { name: '切换' }).click()
  await page.getByRole('button', { name: '学校：芒果第二中学' }).waitFor()
})

test('whoever logs out all the same while something uploads is out, and is asked no second time', async () => {
  const { page } = await visit('/legacy/question-bank/', { as: '13800000010' })
  await leaveDialogs(page, await uploadSlowly(page))
  const questions: string[] = []
  page.on('dialog', (asked) => {
    questions.push(asked.type())
    void asked.accept()
  })
  await account(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('alertdialog', { name: '现在退出登录？' }).getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('heading', { name: '欢迎登录' }).waitFor()
  expect(await page.getByText('慢.pdf').count()).toBe(0)
  expect(questions).toEqual([])
})

test('a switch that fails is said, and nothing is reloaded', async () => {
  const { page, context } = await visit(home, { as: accounts.everything })
  await intercept(context, '**/api/user/login/loginByToken*', (route) =>
    route.fulfill({ json: { code: 100, data: { message: '您不属于该学校' } } }),
  )
  await schoolMenu(page).click()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('menuitemradio', { name: '芒果第二中学' }).click()
  await page.getByRole('region', { name: '通知' }).getByText('您不属于该学校').waitFor()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(await cookie(page, 'schoolId')).toBe('1')
})

test('a page that takes over the end of a session is the only one to tell of it when a switch meets it', async () => {
  const { page, context } = await visit('/legacy/question-bank/', { as: accounts.everything })
  await intercept(context, '**/api/user/login/loginByToken*', (route) => route.fulfill({ json: { code: 50 } }))
  const ended = page.evaluate(
    () =>
      new Promise((resolve) => {
        const { documentElement: page } = document
        page.addEventListener('session-expired', (event) => resolve(event.preventDefault()), { once: true })
      }),
  )
  await schoolMenu(page).click()
  await page.getByRole('menuitemradio', { name: '芒果第二中学' }).click()
  await ended
  await schoolMenu(page).waitFor({ state: 'hidden' })
  expect(await page.getByText('切换学校失败').count()).toBe(0)
})

test('a teacher of one school has no switch', async () => {
  const { page } = await visit(home, { as: accounts.ordinary.replace(/2$/, '5') })
  await account(page).waitFor()
  expect(await schoolMenu(page).count()).toBe(0)
})

test.each([50, 60])('code %s from many calls at once leads to the login once, and back after it', async (code) => {
  const { page, context } = await visit(home, { as: accounts.everything })
  await page.getByRole('heading', { name: '本周课程表' }).waitFor()
  // Its panels stand there while they load: none of their first calls may meet the end of the session.
  await expect.poll(() => page.locator('teacher-home .skeleton').count(), { timeout: 20_000 }).toBe(0)
  await intercept(context, '**/api/**', (route) =>
    /siblingsSchool|homepage|loginBy|Code/.test(route.request().url())
      ? route.continue()
      : route.fulfill({ json: { code, message: '登录已过期' } }),
  )
  let navigations = 0
  page.on('framenavigated', () => navigations++)
  await page.locator('teacher-home').evaluate((element: HTMLElement & { reload(): void }) => element.reload())
  await page.waitForURL(`${origin()}/adminv2/login/passwordLogin`)
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  expect(navigations).toBe(1)
  expect((await context.cookies()).filter(({ name }) => nine.includes(name))).toEqual([])
  await context.unrouteAll()
  await page.getByLabel('学校').selectOption('芒果实验学校')
  await page.getByLabel('学号').fill(accounts.student)
  await page.getByRole('textbox', { name: '密码' }).fill('mango2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(origin() + home)
})

test('whoever logs in next in a tab sees nothing of the person before, whose session ended while the exams were on their way', async () => {
  const { page, sent } = await visit(home, { as: accounts.everything })
  await account(page).waitFor()
  const names: string[][] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await intercept(page, '**/api/score/examList*', async (route) => {
    const response = await route.fetch()
    const { data }: { data: { examName: string }[] } = await response.json()
    names.push(data.map(({ examName }) => examName))
    if (names.length === 1) await released
    // Nobody waits for it any more when the session has ended.
    await route.fulfill({ response }).catch(() => undefined)
  })
  await intercept(
    page,
    '**/api/score/gradeList*',
    async (route) => {
      await expect.poll(() => names.length).toBe(1)
      await route.fulfill({ json: { code: 50, message: '登录已过期' } })
    },
    { times: 1 },
  )
  await page.evaluate(() => history.pushState({}, '', '/adminv2/examinationMan/administration'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await page.waitForURL(`${origin()}/adminv2/login/passwordLogin`)

  await logInBySms(page, origin(), '13800000004')
  await page.waitForURL(`${origin()}/adminv2/examinationMan/administration`)

  const table = page.getByRole('table', { name: '考试' })
  const before = names[0] ?? []
  await expect.poll(() => names.length).toBe(2)
  const own = names[1]?.find((name) => !before.includes(name)) ?? ''
  await table.getByText(own, { exact: true }).first().waitFor()
  const rows = await table.innerText()
  release()
  await page.getByRole('button', { name: '查询' }).click()
  await expect.poll(() => names.length).toBe(3)
  await expect.poll(() => table.innerText()).toBe(rows)
  const others = before.filter((name) => !names[1]?.includes(name))
  expect(others.length).toBeGreaterThan(0)
  const seen = await page.locator('main').innerText()
  expect(others.filter((name) => seen.includes(name))).toEqual([])
  const tokens = sent('/score/examList').map(({ query }) => query['userToken'])
  expect(new Set(tokens).size).toBe(2)
  expect(tokens.at(-1)).toBe(await cookie(page, 'userToken'))
})

test('with cookies forbidden the page says so, lets in and does not bounce', async () => {
  const { page } = await visit('/legacy/')
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set() {} }),
  )
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(`${origin()}/adminv2/classroom`)
  await page.getByText('浏览器禁用了 Cookie').waitFor()
  await page.getByLabel('学校').selectOption('芒果实验学校')
  await page.getByLabel('学号').fill(accounts.student)
  await page.getByRole('textbox', { name: '密码' }).fill('mango2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: '实时课堂' }).waitFor()
  expect(loads).toBe(1)
})

test('with storage forbidden everything still works', async () => {
  const { page, errors } = await visit('/legacy/')
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.goto(`${origin()}/adminv2/`)
  await page.getByLabel('学校').selectOption('芒果实验学校')
  await page.getByLabel('学号').fill(accounts.student)
  await page.getByRole('textbox', { name: '密码' }).fill('mango2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(`${origin()}/adminv2/mangoStudent/studentHomepage`)
  expect(errors).toEqual([])
})

test('the words around a line of the cockpit can be read on the narrowest phone', async () => {
  const { page } = await visit('/adminv2/headmasterCockpit', {
    as: accounts.headmaster,
    viewport: { width: 320, height: 640 },
  })
  const chart = page.frameLocator('iframe[title="校长驾驶舱"]').locator('.chart').first()
  const words = chart.locator('svg text').filter({ visible: true })
  await words.first().waitFor()
  const sizes = await words.evaluateAll((all) =>
    all.map((one) => {
      const scale = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 0) : 0
      return Number.parseFloat(getComputedStyle(one).fontSize) * scale
    }),
  )
  expect(Math.min(...sizes)).toBeGreaterThan(10)
})

test('the cockpit frames the address of the server, and nothing but a web address', async () => {
  const { page, sent, context } = await visit('/adminv2/headmasterCockpit', { as: accounts.headmaster })
  const frame = page.locator('iframe[title="校长驾驶舱"]')
  const inside = page.frameLocator('iframe[title="校长驾驶舱"]')
  await inside.getByRole('heading', { name: '芒果实验学校' }).waitFor()
  // Down to a grade, a class and the week before, by links of the page.
  await inside.getByRole('link', { name: '七年级', exact: true }).first().click()
  await inside.getByRole('link', { name: '七年级(1)班' }).first().click()
  await inside.getByText('七年级(1)班 · 1 个班').waitFor()
  await inside.getByRole('link', { name: /上一周/ }).click()
  await inside.getByRole('link', { name: /下一周/ }).waitFor()
  // It follows the theme around it, from page to page and without being loaded anew.
  const isDark = () =>
    inside.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor === 'rgb(21, 20, 16)')
  expect(await isDark()).toBe(false)
  await account(page).click()
  await page.getByRole('menuitemradio', { name: '深色' }).click()
  await expect.poll(isDark).toBe(true)
  await inside.getByRole('link', { name: /下一周/ }).click()
  await inside.getByRole('link', { name: /下一周/ }).waitFor({ state: 'detached' })
  await expect.poll(isDark).toBe(true)
  expect(sent('/oauth2/headmasterCockpit')[0]?.method).toBe('POST')
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
  await page.getByRole('heading', { name: '校长驾驶舱', level: 1 }).waitFor()
  await page.goto(`${origin()}/adminv2/headmasterCockpit?header=0`)
  await frame.waitFor()
  expect(await page.getByRole('button', { name: '重新加载' }).count()).toBe(0)

  const answer = (json: object) =>
    intercept(context, '**/api/oauth2/headmasterCockpit?*', (route) => route.fulfill({ json }), { times: 1 })
  await answer({ code: 0, data: 'javascript:alert(1)' })
  await page.reload()
  await page.getByText('驾驶舱地址不正确').waitFor()
  expect(await frame.count()).toBe(0)
  // The host's policy frames no page by http of another host: that is told, and leads on.
  await answer({ code: 0, data: 'http://cockpit.example/school' })
  await page.reload()
  await page.getByText('浏览器不允许在这里打开校长驾驶舱').waitFor()
  expect(await page.getByRole('link', { name: '在新窗口打开' }).getAttribute('rel')).toBe('noopener noreferrer')
  await answer({ code: 500, message: '驾驶舱维护中' })
  await page.reload()
  await page.getByText('驾驶舱维护中').waitFor()
  await page.getByRole('button', { name: '重试' }).click()
  await frame.waitFor()
  await page.goto(`${origin()}/adminv2/headmasterCockpit`)
  await inside.getByRole('heading', { name: '芒果实验学校' }).waitFor()
  const place = await frame.boundingBox()
  await answer({ code: 500, message: '驾驶舱维护中' })
  await page.getByRole('button', { name: '重新加载' }).click()
  await page.getByRole('region', { name: '通知' }).getByText('驾驶舱维护中').waitFor()
  expect(await frame.boundingBox()).toEqual(place)
})

test('an ended session says why, shows the side used last, and comes back to the page', async () => {
  const { context } = await visit('/legacy/', { as: '13800000007' })
  const work = await context.newPage()
  await work.addInitScript(() => localStorage.setItem('mango:loginTab', 'teacher'))
  const exams = `${origin()}/adminv2/examinationMan/administration`
  await work.goto(exams)
  const login = await context.cookies()
  // The table stands there while its first call is under way, which is not the one that meets the end.
  await work.locator('table:not([aria-busy])').waitFor()
  await intercept(
    context,
    '**/api/score/examList*',
    (route) => route.fulfill({ json: { code: 60, message: '失效' } }),
    { times: 1 },
  )
  await work.getByRole('button', { name: '查询' }).click()
  await work.waitForURL(/login\/QRCodeLogin/)
  await work.getByText('登录已过期，请重新登录，之后回到刚才的页面。').waitFor()
  // Logged in again in another tab: this one leads back as it said.
  await context.addCookies(login)
  await work.reload()
  await work.getByRole('link', { name: '回到刚才的页面' }).click()
  await work.waitForURL(exams)
  await work.locator('table:not([aria-busy])').waitFor()
})

test('a login that ends on a growth profile leads to the login, and a link to one does not', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/myStudents', { as: '13800000011' })
  const link = page.getByRole('link', { name: /成长档案/ }).first()
  const address = await link.getAttribute('href')
  await page.goto(origin() + address)
  const days = page.getByRole('radio', { name: '7天' })
  await days.waitFor()
  await intercept(page.context(), '**/qbotTeach/dailyBehavior*', (route) =>
    route.fulfill({ json: { code: 50, message: '失效' } }),
  )
  await days.click()
  await page.waitForURL(/\/login\//)
  await page.getByText('登录已过期，请重新登录，之后回到刚才的页面。').waitFor()
  await page.goto(`${origin()}${address}&userToken=ended`)
  await page.getByRole('heading', { name: '链接已失效' }).waitFor()
})

test('whoever leaves every device is out on each of them', async () => {
  const phone = '13800000006'
  const desktop = await visit(home, { as: phone })
  const other = await visit(home, { as: phone })
  await account(desktop.page).click()
  await desktop.page.getByRole('menuitem', { name: '退出所有设备' }).click()
  await desktop.page.waitForURL(/login\/passwordLogin/)
  await other.page.goto(`${origin()}/adminv2/examinationMan/administration`)
  await other.page.waitForURL(/login\//)
})

test('leaving every device says that it is under way, goes out once, and where it fails this one can still be left', async () => {
  const { page, sent } = await visit(home, { as: '13800000011' })
  let fail = () => {}
  const failing = new Promise<void>((resolve) => (fail = resolve))
  await intercept(page, '**/user/logoutEverywhere*', async (route) => {
    await failing
    await route.abort()
  })
  const leave = async () => {
    await account(page).click()
    await page.getByRole('menuitem', { name: '退出所有设备' }).click()
  }
  await leave()
  const notices = page.getByRole('region', { name: '通知' })
  await notices.getByText('正在退出所有设备…').waitFor()
  await leave()
  expect(sent('/user/logoutEverywhere')).toHaveLength(1)
  fail()
  await notices.getByText('网络连接失败，请检查网络后重试').waitFor()
  expect(await notices.getByText('正在退出所有设备…').count()).toBe(0)
  await notices.getByRole('button', { name: '只退出这台' }).click()
  await page.waitForURL(/login\/passwordLogin/)
})

test('the look that is chosen in the bar counts for the whole page, also after a reload', async () => {
  const { page } = await visit('/adminv2/examinationMan/administration', {
    as: accounts.ordinary,
    colorScheme: 'light',
  })
  const ground = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).colorScheme,
      getComputedStyle(document.querySelector('exam-list') ?? document.body).colorScheme,
    ])
  await page.getByRole('table', { name: '考试' }).waitFor()
  const before = await ground()
  await account(page).click()
  await page.getByRole('menuitemradio', { name: '深色' }).click()
  await expect.poll(ground).toEqual(['dark', 'dark'])
  await page.reload()
  await page.getByRole('table', { name: '考试' }).waitFor()
  await expect.poll(ground).toEqual(['dark', 'dark'])
  await account(page).click()
  await page.getByRole('menuitemradio', { name: '跟随系统' }).click()
  await expect.poll(ground).toEqual(before)
})

test('a new screen has the focus and is announced; a kept one finds its focus again', async () => {
  const { page } = await visit('/adminv2/examinationMan/administration', { as: accounts.everything })
  await page.getByRole('table', { name: '考试' }).waitFor()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到内容' })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.localName)
  await expect.poll(focused).toBe('main')

  const opener = page.getByRole('link', { name: '新建', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/newExams/)
  await page.getByRole('status').filter({ hasText: '新建考试' }).waitFor({ state: 'attached' })
  // Not the hidden list, nor nothing.
  await expect.poll(focused).toBe('main')
  await page.goBack()
  await page.waitForURL(/administration/)
  await expect
    .poll(() => opener.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button))
    .toBe(true)
})
