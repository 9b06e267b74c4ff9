import { addFileToRepo } from '@mango/contract/library'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readingPath, startTestBackend, uploadFile, type TestBackend } from '../testing/index.ts'
import { libraryFile, upload } from '../database/schema.ts'
import { text } from '../refusal.ts'
import { sweep } from '../sweep.ts'
import { claimUploads, sweepUploads } from './uploads.ts'

let backend: TestBackend
let teacher: string
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('ordinary')
}, 180_000)
afterAll(() => backend.close())

const hours = 3600
const register = (fileName: string, url: string) =>
  backend.send(addFileToRepo, { body: { fileName, url, needTranscode: false, size: 1 } }, teacher)
const keyOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice('/oss/'.length))
const statusOf = async (url: string) => (await backend.fetch(await readingPath(backend, keyOf(url)))).status

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

  it('goes though another can’t be deleted, and so does all else that has had its time', async () => {
    const held = await uploadFile(backend, teacher, '被占用.txt', 'x')
    const lost = await uploadFile(backend, teacher, '同一天.txt', 'x')
    backend.clock.advance(25 * hours)
    const busy: typeof backend.storage = {
      ...backend.storage,
      delete: (key) => (key === keyOf(held) ? Promise.reject(new Error('busy')) : backend.storage.delete(key)),
    }
    await expect(sweep({ ...backend.services, storage: busy })).rejects.toThrow('busy')
    expect([await statusOf(held), await statusOf(lost)]).toEqual([200, 404])
    await sweep(backend.services)
    expect(await statusOf(held)).toBe(404)
  })
})

describe('an upload that is kept', () => {
  it('stays as long as a row keeps it, and goes with the last one', async () => {
    const url = await uploadFile(backend, teacher, '留着.txt', 'x')
    const { data } = await register('留着.txt', url)
    backend.clock.advance(48 * hours)
    await sweepUploads(backend.services)
    expect(await statusOf(url)).toBe(200)
    await backend.db.delete(libraryFile).where(eq(libraryFile.id, data?.id ?? 0))
    await sweepUploads(backend.services)
    expect(await statusOf(url)).toBe(404)
    expect((await register('留着.txt', url)).message).toBe(text.notUploaded)
  })

  it('is not kept by a registration that was refused', async () => {
    const url = await uploadFile(backend, teacher, '退回.txt', 'x')
    const claim = backend.db.transaction(async (tx) => {
      await claimUploads(tx, [keyOf(url)], backend.clock.now())
      throw new Error('refused')
    })
    await expect(claim).rejects.toThrow('refused')
    backend.clock.advance(25 * hours)
    await sweepUploads(backend.services)
    expect(await statusOf(url)).toBe(404)
  })

  it('is registered once, however often it is sent at once, and kept once', async () => {
    const url = await uploadFile(backend, teacher, '同时.txt', 'x')
    const answers = await Promise.all(Array.from({ length: 10 }, () => register('同时.txt', url)))
    const ids = new Set(answers.map(({ data }) => data?.id))
    expect(ids.size).toBe(1)
    const [row] = await backend.db
      .select()
      .from(upload)
      .where(eq(upload.objectKey, keyOf(url)))
    expect(row?.claims).toBe(1)
  })
})
