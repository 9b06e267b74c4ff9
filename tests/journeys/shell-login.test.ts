import { text } from '@mango/contract/account'
import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { smsCode } from './sms-code.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()

const school = '芒果实验学校'
const loginButton = (page: Page) => page.getByRole('button', { name: '登录', exact: true })
const warning = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })
const pathOf = (page: Page) => page.url().slice(origin().length)
const arrives = (page: Page, path: string) => page.waitForURL(`${origin()}${path}`)

async function fillStudent(page: Page, code: string, password: string) {
  await page.getByLabel('学校').selectOption(school)
  await page.getByLabel('学号').fill(code)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
}

test('the landing page shows the school and asks for nothing but what it shows', async () => {
  const { page, sent, calls, errors } = await visit('/adminv2/')
  await arrives(page, '/adminv2/login/passwordLogin')
  await page.getByRole('heading', { name: school }).waitFor()
  const panel = page.locator('login-panel')
  await panel.getByText('芒果教学平台').first().waitFor()
  await page.getByRole('img', { name: school }).waitFor()
  await expect.poll(() => panel.locator('strong', { hasText: '因材施教，向阳而生' }).count()).toBe(1)
  await page.getByText('服务热线').waitFor()
  await page.getByRole('link', { name: /ICP备/ }).waitFor()
  expect(await page.getByText('建议使用 Chrome').count()).toBe(0)
  expect(sent('/homepage/config').map(({ method, query }) => ({ method, query }))).toEqual([
    { method: 'GET', query: {} },
  ])
  expect(sent('/siblingsSchool')).toHaveLength(1)
  expect(calls.some(({ query }) => 'userToken' in query)).toBe(false)
  await expect
    .poll(async () => JSON.parse((await page.evaluate(() => sessionStorage.getItem('homepage'))) ?? '{}'))
    .toMatchObject({ school_name: school })
  expect(errors).toEqual([])
})

/** The screen alone, not what it brings or shares. */
const loginChunk = /assets\/login-(?!callback|state)[^/]*\.js/

/** Everything that the server draws of the school. */
const schoolWords = (page: Page) =>
  page
    .locator('h1, p, strong')
    .getByText(/^(芒果实验学校|让每一次课堂.*|因材施教，向阳而生)$/)
    .filter({ visible: true })

test('the school is seen before the application has come, and stays where it is when it has', async () => {
  const { page, context } = await visit('/legacy/')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    let shift = 0
    const valueOf = (entry: PerformanceEntry) => ('value' in entry ? Number(entry.value) : 0)
    const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => (shift += valueOf(entry))))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { shiftUntilNow: () => shift })
  })
  const hold = async (files: RegExp) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await intercept(context, files, async (route) => {
      await held
      await route.continue()
    })
    return () => release()
  }
  const releaseApplication = await hold(/assets\/index-.*\.js/)
  const releaseLogin = await hold(loginChunk)
  await page.goto(`${origin()}/adminv2/`, { waitUntil: 'commit' })
  const words = schoolWords(page)
  await expect.poll(() => words.count()).toBe(3)
  const places = async () => Promise.all((await words.all()).map((word) => word.boundingBox()))
  const before = await places()
  expect(await page.getByText('欢迎登录').count()).toBe(0)
  // To a screen reader the page begins when it can be used.
  expect(await page.getByRole('heading').allTextContents()).toEqual([])

  releaseApplication()
  await page.getByRole('status', { name: '正在加载' }).waitFor({ state: 'attached' })
  expect(await places()).toEqual(before)

  releaseLogin()
  await page.getByText('欢迎登录').waitFor()
  await page.getByRole('heading', { name: school }).waitFor()
  await page.getByRole('strong').filter({ hasText: '因材施教' }).waitFor()
  expect(await page.getByRole('heading', { name: school }).count()).toBe(1)
  expect(await places()).toEqual([...before, ...before])
  expect(await page.evaluate('shiftUntilNow()')).toBeLessThan(0.01)

  await fillStudent(page, accounts.student, 'mango2026')
  await loginButton(page).click()
  await arrives(page, '/adminv2/mangoStudent/studentHomepage')
  await expect.poll(() => words.count()).toBe(0)
})

test('a login that does not come says so, on a page without the school', async () => {
  const { page, context } = await visit('/legacy/')
  await intercept(context, loginChunk, (route) => route.abort(), { times: 1 })
  await page.goto(`${origin()}/adminv2/`)
  await page.getByRole('heading', { name: '页面加载失败' }).waitFor()
  expect(await schoolWords(page).count()).toBe(0)
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('欢迎登录').waitFor()
})

test('a screen that needs no login shows nothing of it', async () => {
  const { page } = await visit('/adminv2/#/studentGrowth?studentId=12&studentName=林晓芒&userToken=gone')
  await page.getByRole('heading', { name: '链接已失效' }).waitFor()
  expect(await schoolWords(page).count()).toBe(0)
})

test('without scripts the page says what it needs, and nothing else', async () => {
  const { page } = await visit('/adminv2/', { javaScriptEnabled: false })
  expect(await page.locator('noscript').innerText()).toBe('请启用 JavaScript 后使用本平台。')
  expect(await schoolWords(page).count()).toBe(0)
})

test('a browser that should be another one is told so, and the school stays where it was', async () => {
  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'
  const { page } = await visit('/adminv2/', { userAgent: safari })
  await page.getByText('建议使用 Chrome').waitFor()
  await page.getByRole('strong').filter({ hasText: '因材施教' }).waitFor()
  const tops = await schoolWords(page).evaluateAll((words) => words.map((word) => word.getBoundingClientRect().top))
  expect(tops).toEqual([...tops.slice(0, 3), ...tops.slice(0, 3)])
})

test('a landing page without content still logs in, and says nothing about it', async () => {
  const { page, context } = await visit('/legacy/')
  await intercept(context, '**/api/homepage/config', (route) => route.abort())
  await page.goto(`${origin()}/adminv2/`)
  await fillStudent(page, accounts.student, 'mango2026')
  expect(await loginButton(page).isEnabled()).toBe(true)
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
})

test.each([
  ['Internet Explorer', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['Safari', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15'],
])('%s is asked to use Chrome', async (_, userAgent) => {
  const { page } = await visit('/adminv2/', { userAgent })
  await page.getByText('建议使用 Chrome').waitFor()
})

test('a student logs in by school, student ID and password', async () => {
  const { page, sent, context } = await visit('/adminv2/')
  const button = loginButton(page)
  expect(await button.isDisabled()).toBe(true)
  await page.getByLabel('学校').selectOption(school)
  await page.getByLabel('学号').fill(accounts.student)
  expect(await button.isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: '密码' }).fill('mango2026')
  await button.click()
  await arrives(page, '/adminv2/mangoStudent/studentHomepage')
  await expect
    .poll(() => sent('/loginByStudentCode')[0])
    .toMatchObject({
      method: 'POST',
      query: {},
      body: { mobile: accounts.student, password: 'mango2026', from: 'adminv2', schoolId: 1 },
    })
  const cookies = await context.cookies()
  const names = 'authority userToken name userId gender mobile schoolId listSubject roleId'.split(' ')
  expect(cookies.map(({ name }) => name).filter((name) => names.includes(name))).toHaveLength(9)
  const days = ((cookies.find(({ name }) => name === 'userToken')?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThan(30.1)
  expect(await page.evaluate(() => localStorage.getItem('mango:role'))).toBe('学生')
})

test.each([
  ['a wrong password', accounts.student, 'mango2027', 1],
  ['an unknown student', '29999999', 'mango2026', 1],
  ['a malformed student ID, which is not even sent', '12345678', 'mango2026', 0],
  ['a student ID that is too long', '202600011', 'mango2026', 0],
])('%s gives the warning line under the form', async (_, code, password, calls) => {
  const { page, sent } = await visit('/adminv2/login/passwordLogin')
  await fillStudent(page, code, password)
  await loginButton(page).click()
  await warning(page, text.wrongPassword).waitFor()
  expect(sent('/loginByStudentCode')).toHaveLength(calls)
  expect(pathOf(page)).toBe('/adminv2/login/passwordLogin')
})

test('the first field has the focus and the tab the name of the school, without another step', async () => {
  const { page } = await visit('/adminv2/login/passwordLogin')
  const school = page.getByLabel('学校', { exact: true })
  await expect.poll(() => school.evaluate((field) => field.matches(':focus'))).toBe(true)
  await expect.poll(() => page.title()).toBe('学生登录 - 芒果教学平台')
})

test('a double click logs in once', async () => {
  const { page, sent } = await visit('/adminv2/login/passwordLogin')
  await fillStudent(page, accounts.student, 'mango2026')
  await loginButton(page).dblclick()
  await arrives(page, '/adminv2/mangoStudent/studentHomepage')
  expect(sent('/loginByStudentCode')).toHaveLength(1)
})

test('the chosen side is remembered by the address and by a new visit', async () => {
  const { page, context } = await visit('/adminv2/')
  await page.getByRole('tab', { name: '老师' }).click()
  await arrives(page, '/adminv2/login/QRCodeLogin')
  await page.reload()
  expect(await page.getByRole('tab', { name: '老师' }).getAttribute('aria-selected')).toBe('true')
  const again = await context.newPage()
  await again.goto(`${origin()}/adminv2/`)
  await again.getByRole('tab', { name: '老师', selected: true }).waitFor()
  await again.getByRole('tab', { name: '学生' }).click()
  await arrives(again, '/adminv2/login/passwordLogin')
})

test('a teacher logs in by SMS, with every warning on the way', async () => {
  const { page, sent } = await visit('/adminv2/login/messageLogin')
  const mobile = page.getByLabel('手机号码')
  const code = page.getByRole('textbox', { name: '验证码' })
  const send = page.getByRole('button', { name: '获取验证码' })
  await send.click()
  await warning(page, text.mobileMissing).waitFor()
  await mobile.fill('12800000001')
  await send.click()
  await warning(page, text.wrongMobile).waitFor()
  expect(sent('/sendLoginVerificationCode')).toHaveLength(0)

  await mobile.fill(accounts.everything)
  await send.click()
  await page.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor()
  await expect.poll(() => sent('/sendLoginVerificationCode')[0]?.body).toEqual({ mobile: accounts.everything })

  await page.reload()
  const left = Number((await page.getByRole('button', { name: /\d+ 秒后重发/ }).textContent())?.match(/\d+/)?.[0])
  expect(left).toBeGreaterThan(20)
  expect(left).toBeLessThanOrEqual(60)
  expect(await page.getByRole('button', { name: /秒后重发/ }).isDisabled()).toBe(true)

  const right = await smsCode(origin(), accounts.everything)
  // As a list of contacts writes it.
  await mobile.fill('138 0000 0001')
  await code.fill('12345')
  await loginButton(page).click()
  await warning(page, text.wrongCode).waitFor()
  expect(sent('/loginByVerificationCode')).toHaveLength(0)
  await code.fill(right === '000000' ? '000001' : '000000')
  await loginButton(page).click()
  await expect.poll(() => sent('/loginByVerificationCode')).toHaveLength(1)
  await warning(page, text.wrongCode).waitFor()
  // As a Chinese keyboard may write figures.
  await code.fill(right.replace(/\d/g, (figure) => String.fromCharCode(figure.charCodeAt(0) + 0xfee0)))
  await loginButton(page).click()
  await arrives(page, '/adminv2/mangoTeacher/teacherHomepage')
  await expect
    .poll(() => sent('/loginByVerificationCode')[1])
    .toMatchObject({
      query: {},
      body: { mobile: accounts.everything, verificationCode: right, from: 'adminv2' },
    })
})

test('whoever mistyped the phone for a code asks for one to the right phone at once', async () => {
  const { page, sent } = await visit('/adminv2/login/messageLogin')
  const mobile = page.getByLabel('手机号码')
  await mobile.fill('13799990000')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
  await mobile.fill(accounts.ordinary)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect
    .poll(() => sent('/sendLoginVerificationCode').map(({ body }) => body))
    .toEqual([{ mobile: '13799990000' }, { mobile: accounts.ordinary }])
  expect(await smsCode(origin(), accounts.ordinary)).toMatch(/^\d{6}$/)
  await mobile.fill('13799990000')
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
})

test('the countdown ends at sixty seconds, whatever the clock of the day does', async () => {
  const { page } = await visit('/legacy/')
  await page.clock.install()
  await page.goto(`${origin()}/adminv2/login/messageLogin`)
  await page.getByLabel('手机号码').fill(accounts.headmaster)
  // From here on time passes only when it is told to.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const counting = async () => {
    await page.clock.runFor(5)
    return page.getByRole('button', { name: '60 秒后重发' }).isVisible()
  }
  await expect.poll(counting).toBe(true)
  await page.clock.runFor(30_000)
  await page.getByRole('button', { name: '30 秒后重发' }).waitFor()
  await page.clock.runFor(31_000)
  await page.getByRole('button', { name: '获取验证码' }).waitFor()
})

/** The teacher's QR code, and the page of the provider it leads to. */
async function openProvider(page: Page) {
  const link = page.getByRole('link', { name: /在此电脑上用钉钉登录/ })
  const address = new URL((await link.getAttribute('href')) ?? '')
  return { link, address }
}

test('a teacher logs in by the code that the messaging app brings back, once', async () => {
  const { page, sent } = await visit('/adminv2/login/QRCodeLogin')
  await page.getByRole('img', { name: /二维码/ }).waitFor()
  const { link, address } = await openProvider(page)
  expect(sent('/qrCode/create')[0]).toMatchObject({ method: 'POST' })
  await expect.poll(() => sent('/qrCode/create')[0]?.body).toMatchObject({ content: address.href })
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    appid: 'mango-demo',
    response_type: 'code',
    redirect_uri: `${origin()}/adminv2/login/QRCodeLogin`,
  })
  await link.click()
  const back = page.waitForResponse((response) => response.status() === 302, { timeout: 10_000 })
  const teacher = page.getByRole('listitem').filter({ hasText: accounts.everything })
  await teacher.getByRole('button', { name: '扫码' }).click()
  const callback = (await (await back).headerValue('location')) ?? ''
  await arrives(page, '/adminv2/mangoTeacher/teacherHomepage')
  await expect
    .poll(() => sent('/loginByCode')[0]?.body)
    .toMatchObject({
      code: new URL(callback).searchParams.get('code'),
      from: 'adminv2',
      sign: 'PC',
    })

  // The same answer again: its state is used up, so nobody waits for it.
  await page.goto(callback)
  await page.getByRole('alertdialog', { name: '在电脑上登录？' }).getByRole('button', { name: '确认登录' }).click()
  await page.getByText('登录请求已失效').first().waitFor()
  expect(sent('/loginByCode')).toHaveLength(1)
  expect(pathOf(page)).toBe('/adminv2/login/QRCodeLogin')
})

test('a phone that scans the QR code logs the desktop in, once its holder agrees', async () => {
  const { page, sent } = await visit('/adminv2/login/QRCodeLogin')
  const { address } = await openProvider(page)
  const { page: phone, sent: sentByPhone } = await visit(address.pathname + address.search, {
    viewport: { width: 390, height: 844 },
  })
  const teacher = phone.getByRole('listitem').filter({ hasText: accounts.everything })
  await teacher.getByRole('button', { name: '扫码' }).click()
  const question = phone.getByRole('alertdialog', { name: '在电脑上登录？' })
  await question.waitFor()
  expect(phone.url()).not.toContain('code=')
  expect(sentByPhone('/handedOver')).toHaveLength(0)
  expect(pathOf(page)).toBe('/adminv2/login/QRCodeLogin')
  // Without a network for a moment: the question stays, and is answered by pressing again.
  await intercept(phone, '**/handedOver*', (route) => route.abort(), { times: 1 })
  await question.getByRole('button', { name: '确认登录' }).click()
  await question.getByRole('alert').getByText('网络连接失败').waitFor()
  await question.getByRole('button', { name: '确认登录' }).click()
  await phone.getByRole('alertdialog', { name: '已确认登录' }).waitFor()
  await arrives(page, '/adminv2/mangoTeacher/teacherHomepage')
  expect(await page.evaluate(() => document.cookie)).toContain('userToken=')
  expect(await phone.evaluate(() => document.cookie)).not.toContain('userToken=')
  expect(sent('/loginByCode')).toHaveLength(1)
})

test('a phone whose holder cancels logs nobody in', async () => {
  const { page, sent } = await visit('/adminv2/login/QRCodeLogin')
  const { address } = await openProvider(page)
  const { page: phone, sent: sentByPhone } = await visit(address.pathname + address.search)
  const teacher = phone.getByRole('listitem').filter({ hasText: accounts.everything })
  await teacher.getByRole('button', { name: '扫码' }).click()
  const question = phone.getByRole('alertdialog', { name: '在电脑上登录？' })
  await question.getByRole('button', { name: '取消' }).click()
  await question.waitFor({ state: 'hidden' })
  const rounds = sent('/ding/login/taken').length
  await expect.poll(() => sent('/ding/login/taken').length).toBeGreaterThan(rounds)
  expect(sentByPhone('/handedOver')).toHaveLength(0)
  expect(pathOf(page)).toBe('/adminv2/login/QRCodeLogin')
})

test.each([
  ['on a login route', '/adminv2/login/passwordLogin?code=c1'],
  ['without a child', '/adminv2/login?code=c1'],
  ['behind the #', '/adminv2/#/login/QRCodeLogin?code=c1'],
  ['on /authorize', '/adminv2/authorize?code=c1'],
  ['in the newer form', '/adminv2/authorize?authCode=c1'],
])(
  'a code %s that nobody here asked for needs a yes, and a refused one asks to activate the account',
  async (_, address) => {
    const { page, sent } = await visit(address)
    const question = page.getByRole('alertdialog', { name: /使用钉钉账号登录/ })
    await question.waitFor()
    expect(page.url()).not.toContain('c1')
    expect(sent('/loginByCode')).toHaveLength(0)
    await question.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('alertdialog', { name: '账号尚未激活' }).waitFor()
    expect(sent('/loginByCode')).toHaveLength(1)
    await page.getByRole('button', { name: '知道了' }).click()
    await page.getByRole('img', { name: /二维码/ }).waitFor()
  },
)

test('a code with the state of another tab logs nobody in', async () => {
  const { page, sent } = await visit('/adminv2/login/QRCodeLogin?code=c1&state=foreign')
  await page.getByText('登录请求已失效').waitFor()
  expect(sent('/loginByCode')).toHaveLength(0)
})

test('a QR code waits for the settings that name its app', async () => {
  const { page, context, sent } = await visit('/legacy/')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await intercept(context, '**/api/homepage/config*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`${origin()}/adminv2/login/QRCodeLogin`)
  await page.locator('.qr-box').waitFor()
  answer()
  await page.getByRole('img', { name: /二维码/ }).waitFor()
  expect(sent('/qrCode/create')).toHaveLength(1)
})

test('an expired QR code can be renewed', async () => {
  const { page, sent } = await visit('/legacy/')
  await page.clock.install()
  await page.goto(`${origin()}/adminv2/login/QRCodeLogin`)
  await page.getByRole('img', { name: /二维码/ }).waitFor()
  const { address } = await openProvider(page)
  await page.clock.runFor(121_000)
  await page.getByText('二维码已过期').waitFor()
  await page.getByRole('button', { name: '刷新二维码' }).click()
  await page.getByText('二维码已过期').waitFor({ state: 'hidden' })
  await expect.poll(() => sent('/qrCode/create')).toHaveLength(2)
  const renewed = async () => (await openProvider(page)).address.searchParams.get('state')
  await expect.poll(renewed).not.toBe(address.searchParams.get('state'))
})

test('a demo account is one press away, on a phone by a thumb', async () => {
  const { page } = await visit('/adminv2/', { viewport: { width: 390, height: 844 } })
  await page.getByText('演示账号').click()
  const account = page.getByRole('button', { name: /学生/ })
  expect((await account.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await account.click()
  await loginButton(page).click()
  await arrives(page, '/adminv2/mangoStudent/studentHomepage')
})
