import { expect } from 'vitest'
import type { Page } from './stage.ts'

/** The newest code that went to a phone. */
export async function smsCode(origin: string, mobile: string): Promise<string> {
  const sent = async () => {
    const outbox: { to: string; code: string }[] = await (await fetch(`${origin}/dev/outbox`)).json()
    return outbox.findLast(({ to }) => to === mobile)?.code
  }
  await expect.poll(sent).toMatch(/^\d{6}$/)
  return (await sent()) ?? ''
}

/** A teacher logs in on the login page, by a code that comes to the phone. */
export async function logInBySms(page: Page, origin: string, mobile: string): Promise<void> {
  await page.getByRole('tab', { name: '老师' }).click()
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号码' }).fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('textbox', { name: '验证码' }).fill(await smsCode(origin, mobile))
  await page.getByRole('button', { name: '登录', exact: true }).click()
}
