import { addFileToRepo } from '@mango/contract/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readingPath, startTestBackend, uploadFile, type TestBackend } from '../testing/index.ts'
import { sweepUploads } from './uploads.ts'

let backend: TestBackend
let teacher: string
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('ordinary')
}, 60_000)
afterAll(() => backend.close())

const hours = 3600
const register = (fileName: string, url: string) =>
  backend.send(addFileToRepo, { body: { fileName, url, needTranscode: false, size: 1 } }, teacher)
const statusOf = async (url: string) =>
  (await backend.fetch(await readingPath(backend, decodeURIComponent(new URL(url).pathname.slice('/oss/'.length)))))
    .status

describe('an upload that nobody registered', () => {
  it('stays for a day, in which it can still be registered, and goes then', async () => {
    const lost = await uploadFile(backend, teacher, '断网.txt', 'x')
    const late = await uploadFile(backend, teacher, '重试.txt', 'x')
    backend.clock.advance(23 * hours)
    await sweepUploads(backend.services)
    expect([await statusOf(lost), await statusOf(late)]).toEqual([200, 200])
    await register('重试.txt', late)
    backend.clock.advance(2 * hours)
    const fresh = await uploadFile(backend, teacher, '刚刚.txt', 'x')
    await sweepUploads(backend.services)
    expect([await statusOf(lost), await statusOf(late), await statusOf(fresh)]).toEqual([404, 200, 200])
  })

  it('is made up for after a sweep that was interrupted', async () => {
    const lost = await uploadFile(backend, teacher, '再来.txt', 'x')
    backend.clock.advance(25 * hours)
    const full: typeof backend.storage = { ...backend.storage, delete: () => Promise.reject(new Error('disk')) }
    await expect(sweepUploads({ ...backend.services, storage: full })).rejects.toThrow('disk')
    expect(await statusOf(lost)).toBe(200)
    await sweepUploads(backend.services)
    expect(await statusOf(lost)).toBe(404)
  })
})
