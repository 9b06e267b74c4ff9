import { createHmac } from 'node:crypto'
import { addFileToRepo, selectFileRepoList } from '@mango/contract/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ossUploads } from '../node/oss-target.ts'
import { origin, readingPath, startTestBackend, uploadFile, type TestBackend } from '../testing/index.ts'
import { addressOf } from './signed-address.ts'

let backend: TestBackend
let teacher: string
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('ordinary')
}, 180_000)
afterAll(() => backend.close())

const hour = 3600
const keyOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice('/oss/'.length))
let count = 0
const upload = (extension = 'txt') => uploadFile(backend, teacher, `${++count}.${extension}`, '内容')
async function register(fileName: string, extension = 'txt'): Promise<string> {
  const body = { fileName, url: await upload(extension), needTranscode: false, size: 1 }
  const { data } = await backend.send(addFileToRepo, { body }, teacher)
  if (!data) throw new Error('not registered')
  return data.url
}
const read = (url: string, init?: RequestInit) => backend.fetch(url.slice(origin.length), init)
const changed = (url: string, change: (query: URLSearchParams) => void) => {
  const address = new URL(url)
  change(address.searchParams)
  return address.href
}

describe('the address of a file', () => {
  it('lets its holder read it, in parts too, and look at its head', async () => {
    const url = await register('教案.txt')
    expect(await (await read(url)).text()).toBe('内容')
    expect((await read(url, { headers: { range: 'bytes=0-2' } })).status).toBe(206)
    expect((await read(url, { method: 'HEAD' })).status).toBe(200)
  })

  it.each<[string, (url: string) => string]>([
    ['without a signature', (url) => url.split('?')[0] ?? ''],
    ['with another signature', (url) => changed(url, (query) => query.set('Signature', 'AAAA'))],
    ['with a later end', (url) => changed(url, (query) => query.set('Expires', '99999999999'))],
    ['with a day that is none', (url) => changed(url, (query) => query.set('Expires', 'NaN'))],
    ['under another name', (url) => changed(url, (query) => query.set('response-content-disposition', 'inline'))],
    ['with the signature of another file', (url) => url.replace(/\/\d+\.txt\?/, '/1.txt?')],
    ['with a key of somebody else', (url) => changed(url, (query) => query.set('OSSAccessKeyId', 'other'))],
  ])('is refused %s', async (_, change) => {
    await upload()
    const answer = await read(change(await register('秘密.txt')))
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('<Code>AccessDenied</Code>')])
  })

  it('is good for a school day, the same for hours, and over then', async () => {
    const own = await startTestBackend()
    const token = await own.tokenOf('ordinary')
    const newest = async () => {
      const query = { pageNum: 1, pageSize: 1, query: '', type: 0 }
      return (await own.send(selectFileRepoList, { query }, token)).data?.[0]?.url ?? ''
    }
    const body = { fileName: '课.txt', needTranscode: false, size: 1, url: await uploadFile(own, token, 'a.txt', 'x') }
    await own.send(addFileToRepo, { body }, token)
    const morning = await newest()
    const statusOf = async () => (await own.fetch(morning.slice(origin.length))).status
    own.clock.advance(hour)
    expect(await newest()).toBe(morning)
    own.clock.advance(7 * hour)
    expect([await statusOf(), (await newest()) === morning]).toEqual([200, false])
    own.clock.advance(4 * hour)
    expect([
      await statusOf(),
      await own.fetch((await newest()).slice(origin.length)).then(({ status }) => status),
    ]).toEqual([403, 200])
    await own.close()
  })

  it.each([
    ['教案 (终稿)*.pdf', 'pdf', "inline; filename*=UTF-8''%E6%95%99%E6%A1%88%20%28%E7%BB%88%E7%A8%BF%29%2A.pdf"],
    [`"quoted"; '1'.docx`, 'docx', "inline; filename*=UTF-8''%22quoted%22%3B%20%271%27.docx"],
    ['😀.html', 'html', "attachment; filename*=UTF-8''%F0%9F%98%80.html"],
    ['没有后缀', 'bin', "attachment; filename*=UTF-8''%E6%B2%A1%E6%9C%89%E5%90%8E%E7%BC%80"],
  ])('saves %s under its name', async (fileName, extension, disposition) => {
    const { headers } = await read(await register(fileName, extension))
    expect(headers.get('content-disposition')).toBe(disposition)
  })

  it('is still known as the own one when the file is registered', async () => {
    const url = `${origin}${await readingPath(backend, keyOf(await upload()))}`
    const answer = await backend.send(
      addFileToRepo,
      { body: { fileName: '签名.txt', url, needTranscode: false, size: 1 } },
      teacher,
    )
    expect(answer.code).toBe(0)
  })

  it('of a bucket of OSS is signed as OSS signs', async () => {
    const bucket = ossUploads({ host: 'https://b.oss.test/', bucket: 'b', accessKeyId: 'id', secret: 'secret' })
    const now = new Date('2026-11-20T02:00:00Z')
    const address = await addressOf(bucket, { origin, now }, 'library/教 案.pdf', '教 案.pdf')
    const query = new URL(address).searchParams
    const disposition = "inline; filename*=UTF-8''%E6%95%99%20%E6%A1%88.pdf"
    const expires = String(Date.parse('2026-11-20T12:00:00Z') / 1000)
    const signed = `GET\n\n\n${expires}\n/b/library/教 案.pdf?response-content-disposition=${disposition}`
    expect(address).toMatch(/^https:\/\/b\.oss\.test\/library\/%E6%95%99%20%E6%A1%88\.pdf\?/)
    expect(Object.fromEntries(query)).toEqual({
      OSSAccessKeyId: 'id',
      Expires: expires,
      'response-content-disposition': disposition,
      Signature: createHmac('sha1', 'secret').update(signed).digest('base64'),
    })
  })
})

it.each([
  ['system/school.png', 200],
  ['system/../library/a.txt', 403],
  ['monitor/clip-01.wav', 403],
  ['qr/a.png', 403],
  ['questions/1.svg', 403],
])('%s without a signature: %i', async (key, status) => {
  await backend.storage.put('system/school.png', pieces()).catch(() => undefined)
  expect((await backend.fetch(`/oss/${encodeURIComponent(key)}`)).status).toBe(status)
})

async function* pieces() {
  yield new Uint8Array([1])
}
