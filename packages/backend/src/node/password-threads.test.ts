import { afterEach, expect, it } from 'vitest'
import { derive as deriveHere } from '../areas/account/passwords.ts'
import { text } from '../refusal.ts'
import { openPasswordThreads } from './password-threads.ts'

const salt = new Uint8Array(16).fill(7)
let threads: ReturnType<typeof openPasswordThreads> | undefined
afterEach(() => threads?.close())

it('hashes as the platform itself does, many at once', async () => {
  threads = openPasswordThreads(2)
  const words = Array.from({ length: 20 }, (_, n) => `密码${n}`)
  const { derive } = threads
  const keys = await Promise.all(words.map((word) => derive(word, salt, 1000)))
  const expected = await Promise.all(words.map((word) => deriveHere(word, salt, 1000)))
  expect(keys.map((key) => [...key])).toEqual(expected.map((key) => [...key]))
})

it('refuses at once where too many wait, and takes more when they are through', async () => {
  threads = openPasswordThreads(1, 3)
  const { derive } = threads
  const asked = Array.from({ length: 10 }, () => derive('mango2026', salt, 1000))
  const results = await Promise.allSettled(asked)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? String(result.reason) : []))
  expect(refused).toEqual(Array.from({ length: 6 }, () => `Refusal: ${text.tooBusy}`))
  expect(await derive('mango2026', salt, 1000)).toHaveLength(32)
})
