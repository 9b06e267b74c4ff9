import { expect } from 'vitest'

/** The newest code that went to a phone. */
export async function smsCode(origin: string, mobile: string): Promise<string> {
  const sent = async () => {
    const outbox: { to: string; code: string }[] = await (await fetch(`${origin}/dev/outbox`)).json()
    return outbox.findLast(({ to }) => to === mobile)?.code
  }
  await expect.poll(sent).toMatch(/^\d{6}$/)
  return (await sent()) ?? ''
}
