import {
  addFileToRepo,
  getPartsPolicy,
  joinParts,
  text as libraryText,
  type PartedUpload,
} from '@mango/contract/library'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { text } from '../../refusal.ts'
import { ownUploads } from '../../storage/upload-target.ts'
import { sweep } from '../../sweep.ts'
import { sendParts, startTestBackend, type TestBackend } from '../../testing/index.ts'
import { words } from './words.ts'

let backend: TestBackend
let teacher: string
beforeAll(async () => {
  backend = await startTestBackend({ partBytes: 10 })
  teacher = await backend.tokenOf('ordinary')
}, 180_000)
afterAll(() => backend.close())

const content = ['0123456789', 'abcdefghij', 'xyz']
let count = 0
const anUpload = (change: Partial<PartedUpload> = {}): PartedUpload => ({
  variant: 'class',
  uploadId: String(++count).padStart(32, '0'),
  extension: 'txt',
  bytes: 23,
  ...change,
})
const ask = (upload: PartedUpload, token = teacher) => backend.send(getPartsPolicy, { body: upload }, token)
const join = (upload: PartedUpload, token = teacher) => backend.send(joinParts, { body: upload }, token)
const keyOf = (url = '') => decodeURIComponent(url.slice(url.indexOf('/oss/') + '/oss/'.length))
const contentOf = async (key: string) => new Response((await backend.storage.read(key)) ?? null).text()

it('what has come is told, and the rest is what is missing', async () => {
  const upload = anUpload()
  expect((await ask(upload)).data).toMatchObject({ partBytes: 10, received: [] })
  await sendParts(backend, teacher, upload, content.slice(0, 2))
  expect((await ask(upload)).data?.received).toEqual([0, 1])
  expect((await join(upload)).message).toBe(text.notUploaded)
})

it('all parts become one file, however often and however many at once ask for it, and are registered once', async () => {
  const upload = anUpload()
  await sendParts(backend, teacher, upload, content)
  const answers = await Promise.all([join(upload), join(upload), join(upload)])
  answers.push(await join(upload))
  const urls = new Set(answers.map(({ data }) => data?.url))
  expect(urls.size).toBe(1)
  const [url = ''] = urls
  expect(await contentOf(keyOf(url))).toBe(content.join(''))
  expect((await ask(upload)).data?.received).toEqual([0, 1, 2])
  const dir = (await ask(upload)).data?.policy.dir ?? ''
  expect(await backend.storage.head(`${dir}0`)).toBeUndefined()
  const body = { fileName: '大文件.txt', url, needTranscode: false, size: 1 }
  const first = await backend.send(addFileToRepo, { body }, teacher)
  const second = await backend.send(addFileToRepo, { body }, teacher)
  expect(first.data?.id).toBe(second.data?.id)
})

it('nobody goes on with, or gets, what somebody else has sent', async () => {
  const upload = anUpload()
  await sendParts(backend, teacher, upload, content)
  for (const account of ['everything', 'otherSchool'] as const) {
    const other = await backend.tokenOf(account)
    expect((await ask(upload, other)).data?.received).toEqual([])
    expect((await join(upload, other)).message).toBe(text.notUploaded)
  }
  expect((await join(upload)).data?.url).toBeTruthy()
})

it('a part is no larger than it may be', async () => {
  await expect(sendParts(backend, teacher, anUpload(), ['01234567890'])).rejects.toThrow('EntityTooLarge')
})

it('is refused beforehand where the whole would be too large', async () => {
  const upload = anUpload({ extension: 'docx', bytes: 500 * 1024 * 1024 + 1 })
  expect((await ask(upload)).message).toBe(libraryText.documentTooLarge)
})

it('parts that nobody goes on with are swept after a day, and those of yesterday’s evening are not', async () => {
  const old = anUpload()
  await sendParts(backend, teacher, old, content.slice(0, 2))
  backend.clock.advance(20 * 3600)
  const young = anUpload()
  await sendParts(backend, teacher, young, content.slice(0, 1))
  backend.clock.advance(5 * 3600)
  await sweep(backend.services)
  expect((await ask(old)).data?.received).toEqual([])
  expect((await ask(young)).data?.received).toEqual([0])
})

it('a bucket that is not ours is offered no parts', async () => {
  const bucket = await startTestBackend({ uploads: ownUploads(backend.storage, 'another') })
  const answer = await bucket.send(getPartsPolicy, { body: anUpload() }, await bucket.tokenOf('ordinary'))
  expect(answer.message).toBe(words.noParts)
  await bucket.close()
})
