import { text } from '@mango/contract/account'
import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { smsCode } from './sms-code.ts'
import { stage, type Page } from './stage.ts'

const { visit, origin } = stage()

const arrives = (page: Page, path: string) => page.waitForURL(`${origin()}${path}`)
const warning = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

/** Name, phone and a right code: leads to the password. */
async function verify(page: Page, name: string, mobile: string) {
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('手机号码').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
  // The digits are what comes next, and the step after them is where they lead: nobody has to look for the focus.
  await page
    .locator('input:focus')
    .and(page.getByRole('textbox', { name: '验证码' }))
    .waitFor()
  await page.keyboard.type(await smsCode(origin(), mobile))
  await page.keyboard.press('Enter')
  await arrives(page, '/adminv2/login/passwordSet')
  await page
    .locator(':focus')
    .and(page.getByRole('dialog', { name: '设置密码' }))
    .waitFor()
}

async function setPassword(page: Page, password: string, submit: string) {
  await page.getByRole('textbox', { name: '新密码' }).fill(password)
  await page.getByRole('textbox', { name: '确认密码' }).fill(password)
  await page.getByRole('button', { name: submit }).click()
}

async function logIn(page: Page, password: string) {
  await page.getByRole('button', { name: '去登录' }).click()
  await arrives(page, '/adminv2/login/passwordLogin')
  await expect.poll(() => page.getByLabel('学号').inputValue()).toMatch(/^2\d{7}$/)
  await expect.poll(() => page.getByLabel('学校').locator('option:checked').textContent()).toBe('芒果实验学校')
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await arrives(page, '/adminv2/mangoStudent/studentHomepage')
}

test('a new student registers and logs in, then forgets the password and logs in again', async () => {
  const { page, sent } = await visit('/adminv2/login/passwordLogin')
  const [name, mobile] = ['周小芒', '13911112222']
  await page.getByRole('button', { name: '注册账号' }).click()
  await arrives(page, '/adminv2/login/accountRegister')
  await verify(page, name, mobile)
  const receipt = sent('/sendVerificationCode')[0]?.query['receipt']
  expect(receipt).toMatch(/.{16}/)
  await expect.poll(() => sent('/user/register')[0]?.body).toEqual({ nickName: name, mobile })
  expect(sent('/checkVerificationCode')[0]?.query).toMatchObject({ receipt })
  for (const path of ['/user/register', '/sendVerificationCode', '/checkVerificationCode'])
    expect(sent(path)[0]?.query['userToken']).toBeUndefined()
  await page.getByText('已为您分配学号').waitFor()

  // A step back needs no second code, and a reload keeps the verified one.
  await page.goBack()
  await page.getByText('已验证，可直接下一步').waitFor()
  await page.getByRole('button', { name: '下一步' }).click()
  await arrives(page, '/adminv2/login/passwordSet')
  await page.reload()
  await setPassword(page, 'mango1234', '完成注册')
  await arrives(page, '/adminv2/login/successfulRegister')
  await page.getByText('注册成功').waitFor()
  await page.getByText('登录时请选择芒果实验学校').waitFor()
  await expect.poll(() => sent('/setPwd')[0]?.body).toEqual({ receipt, pwd: 'mango1234', pwdRepeat: 'mango1234' })
  // The steps before are over: what lies behind them is the login, which knows the new student ID.
  await page.goBack()
  await arrives(page, '/adminv2/login/passwordLogin')
  await expect.poll(() => page.getByLabel('学号').inputValue()).toMatch(/^2\d{7}$/)
  await page.goForward()
  await logIn(page, 'mango1234')

  await page.context().clearCookies()
  await page.clock.install({ time: Date.now() + 61_000 })
  await page.goto(`${origin()}/adminv2/login/passwordLogin`)
  await page.getByRole('button', { name: '忘记密码？' }).click()
  await page.getByRole('heading', { name: '找回密码' }).waitFor()
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('手机号码').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  // The server counts for itself that the minute is not over: it refuses, and the page says why.
  await warning(page, '稍后再试').waitFor()
})

test('a forgotten password ends on its own last page', async () => {
  const { page, sent } = await visit('/adminv2/login/passwordLogin')
  // By student ID, as the form allows.
  const student = { name: '20260040', mobile: '13900000040' }
  await page.getByRole('button', { name: '忘记密码？' }).click()
  // A mistyped phone is told, and makes nobody.
  await page.getByLabel('姓名').fill(student.name)
  await page.getByLabel('手机号码').fill('13611119999')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await warning(page, text.wrongStudentInfo).waitFor()
  await verify(page, student.name, student.mobile)
  await setPassword(page, 'forgot2026', '修改密码')
  await arrives(page, '/adminv2/login/successfulPasswordChange')
  await page.getByText('密码修改成功').waitFor()
  // The call is the one of a registration, but for an addition in its query.
  await expect.poll(() => sent('/user/register')[1]?.body).toEqual({ nickName: student.name, mobile: student.mobile })
  await logIn(page, 'forgot2026')
})

test.each([
  ['林·芒', '13911114444'],
  ['', '13911114444'],
  ['一二三四五六七八九十一二三四五六七八九十一', '13911114444'],
  ['林晓芒', '12911114444'],
  ['林晓芒', '1391111444'],
])('name "%s" with phone %s is not sent', async (name, mobile) => {
  const { page, sent } = await visit('/adminv2/login/accountRegister')
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('手机号码').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await warning(page, text.wrongStudentInfo).waitFor()
  expect(sent('/user/register')).toHaveLength(0)
})

test('a wrong or malformed code goes no further', async () => {
  const { page, sent } = await visit('/adminv2/login/accountRegister')
  await page.getByLabel('姓名').fill('郑小芒')
  await page.getByLabel('手机号码').fill('13911115555')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
  const right = await smsCode(origin(), '13911115555')
  const code = page.getByRole('textbox', { name: '验证码' })
  await code.fill('12345')
  await page.getByRole('button', { name: '下一步' }).click()
  await warning(page, text.wrongCode).waitFor()
  expect(sent('/checkVerificationCode')).toHaveLength(0)
  await code.fill(right === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect.poll(() => sent('/checkVerificationCode')).toHaveLength(1)
  await warning(page, text.wrongCode).waitFor()
  expect(page.url()).toContain('accountRegister')
})

test('whoever corrects the phone is told that another code is needed, and need not wait for it', async () => {
  const { page } = await visit('/adminv2/login/accountRegister')
  await page.getByLabel('姓名').fill('王小芒')
  await page.getByLabel('手机号码').fill('13911117777')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
  await page.getByRole('textbox', { name: '验证码' }).fill(await smsCode(origin(), '13911117777'))
  await page.getByLabel('手机号码').fill('13911118888')
  await page.getByRole('button', { name: '下一步' }).click()
  await warning(page, text.codeMissing).waitFor()
  await verify(page, '王小芒', '13911118888')
})

test('the code that came is still good when another one could not be asked for', async () => {
  const { page } = await visit('/adminv2/login/accountRegister')
  await page.clock.install()
  await page.getByLabel('姓名').fill('秦小芒')
  await page.getByLabel('手机号码').fill('13911119999')
  const ask = page.getByRole('button', { name: '获取验证码' })
  await ask.click()
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
  await page.clock.fastForward(61_000)
  await intercept(page, '**/sendVerificationCode?*', (route) => route.abort(), { times: 1 })
  await ask.click()
  await warning(page, '网络连接失败，请检查网络后重试').waitFor()
  await page.getByRole('textbox', { name: '验证码' }).fill(await smsCode(origin(), '13911119999'))
  await page.getByRole('button', { name: '下一步' }).click()
  await page.waitForURL('**/login/passwordSet')
})

test('passwords are held to their rule, and a refused one is said', async () => {
  const { page, context, sent } = await visit('/adminv2/login/accountRegister')
  await verify(page, '冯小芒', '13911116666')
  for (const bad of ['abc1234', 'abcdefgh12345678x', 'abcdefgh', '12345678', 'abcd123!']) {
    await setPassword(page, bad, '完成注册')
    await warning(page, text.passwordFormat).waitFor()
  }
  await page.getByRole('textbox', { name: '新密码' }).fill('mango1234')
  await page.getByRole('textbox', { name: '确认密码' }).fill('mango1235')
  await page.getByRole('button', { name: '完成注册' }).click()
  await warning(page, text.passwordMismatch).waitFor()
  expect(sent('/setPwd')).toHaveLength(0)

  const refuse = async (message: string) => {
    await intercept(context, '**/api/user/setPwd*', (route) => route.fulfill({ json: { code: 100, message } }), {
      times: 1,
    })
    await setPassword(page, 'mango1234', '完成注册')
  }
  await refuse('database is down')
  await warning(page, text.setPasswordFailed).waitFor()
  await refuse(text.wrongOldPassword)
  await warning(page, text.wrongOldPassword).waitFor()
})

test('without a verified code the password page leads back to the student login', async () => {
  const { page } = await visit('/adminv2/login/passwordSet')
  await arrives(page, '/adminv2/login/passwordLogin')
  await page.getByRole('heading', { name: '欢迎登录' }).waitFor()
})
