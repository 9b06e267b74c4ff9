import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addFileToRepo, getFilePolicy, type UploadPolicy } from '@mango/contract/library'
import { rawLiveEndpoint } from '@mango/contract/live-class'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formFields } from '../testing/upload.ts'
import { WrongSettings } from './settings.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
const dataDir = mkdtempSync(path.join(tmpdir(), 'mango-server-'))
const site = path.join(dataDir, 'site')
beforeAll(async () => {
  mkdirSync(path.join(site, 'assets'), { recursive: true })
  writeFileSync(path.join(site, 'index.html'), '<title>host</title>')
  writeFileSync(path.join(site, 'assets/app-B1x9_zQ8.js'), 'export {}')
  writeFileSync(path.join(dataDir, 'secret.txt'), 'secret')
  server = await startServer({ port: 0, dataDir, demo: true, staticRoots: { '/adminv2': site, '/legacy': site } })
  // The whole demo is sown, with its files.
}, 180_000)
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})
const get = (where: string) => fetch(`${server.url}${where}`, { redirect: 'manual' })

describe('static files', () => {
  it.each([
    ['/adminv2/', 200, 'no-cache'],
    ['/adminv2/login/passwordLogin?x=1', 200, 'no-cache'],
    ['/adminv2/assets/app-B1x9_zQ8.js', 200, 'public, max-age=31536000, immutable'],
    ['/adminv2/assets/gone.js', 404, null],
    ['/legacy/nothing', 404, null],
    ['/adminv2/%2e%2e%2fsecret.txt', 404, null],
    ['/adminv2/%zz', 404, null],
  ])('answers %s with %i', async (where, status, cache) => {
    const answer = await get(where)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cache])
    await answer.body?.cancel()
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('come to who accepts %s in encoding %s, and whole', async (accepted, encoding) => {
    const answer = await fetch(`${server.url}/adminv2/`, { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(await answer.text()).toBe('<title>host</title>')
  })

  it.each([['/adminv2/'], ['/adminv2/assets/app-B1x9_zQ8.js']])('%s come once to who has them', async (where) => {
    const first = await get(where)
    const headers = { 'If-None-Match': `W/${first.headers.get('etag')}` }
    const again = await fetch(`${server.url}${where}`, { headers })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
  })

  it('come with headers that keep a page to itself', async () => {
    const { headers } = await get('/adminv2/')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })
})

it('refuses a second server on the same folder', async () => {
  await expect(startServer({ port: 0, dataDir, demo: true })).rejects.toThrow(`process ${process.pid}`)
})

it('says in a line that nothing answers at the address of its database', async () => {
  const starting = startServer({ port: 0, dataDir, demo: true, databaseUrl: 'postgres://mango@127.0.0.1:1/school' })
  await expect(starting).rejects.toThrow(new WrongSettings('DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1'))
})

describe('a socket', () => {
  const knock = (where: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
        const head = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']
        socket.write(
          [`GET ${where} HTTP/1.1`, 'Host: x', ...head, `Sec-WebSocket-Key: ${'A'.repeat(22)}==`, '', ''].join('\r\n'),
        )
        resolve(socket)
      })
    })
  const lives = async () => expect((await get('/api/health')).status).toBe(200)

  it('that asks for what is no address is hung up on', async () => {
    const socket = await knock('//')
    await new Promise((resolve) =>
      socket
        .on('close', resolve)
        .on('error', () => undefined)
        .resume(),
    )
    await lives()
  })

  it('whose wifi goes while it is refused hurts nobody', async () => {
    for (let round = 0; round < 20; round += 1) {
      const sockets = await Promise.all(Array.from({ length: 20 }, () => knock(`${rawLiveEndpoint}?userToken=gone`)))
      // No wait for anything: the cut comes before the server has looked, while it looks, or while it answers.
      await new Promise((resolve) => setTimeout(resolve, round % 5))
      for (const socket of sockets) socket.resetAndDestroy()
    }
    await lives()
  })
})

describe('an upload', () => {
  const megabyte = Buffer.alloc(1024 * 1024, 7)

  let token = ''

  async function policyFor(): Promise<UploadPolicy> {
    const login = await fetch(`${server.url}/dev/login`, { method: 'POST', body: '{"mobile":"13800000002"}' })
    token = (await login.json()).data.token
    const answer = await fetch(`${server.url}${getFilePolicy.path}?needTranscode=false&userToken=${token}`)
    return (await answer.json()).data
  }

  /** @returns the address that the registered file is read from */
  async function register(policy: UploadPolicy, key: string): Promise<string> {
    const answer = await fetch(`${server.url}${addFileToRepo.path}?userToken=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fileName: 'large.bin', url: `${policy.host}/${key}`, needTranscode: false, size: 1 }),
    })
    return (await answer.json()).data.url
  }

  /** Sends megabytes of a file in a form, as fast as they are taken. */
  function send(fields: Record<string, string>, megabytes: number, onMegabyte: () => void) {
    return new Promise<{ status: number; sent: number }>((resolve, reject) => {
      let sent = 0
      const post = request(
        `${server.url}/oss`,
        { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
        (answer) => {
          answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, sent }))
        },
      ).on('error', reject)
      for (const [name, value] of Object.entries(fields))
        post.write(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      post.write('--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n')
      const more = () => {
        while (sent < megabytes && !post.destroyed) {
          sent++
          onMegabyte()
          if (!post.write(megabyte)) return void post.once('drain', more)
        }
        post.end('\r\n--b--\r\n')
      }
      more()
    })
  }

  it('of 256 MB is kept whole in little memory', async () => {
    const policy = await policyFor()
    const key = `${policy.dir}large.bin`
    let most = 0
    // What the warm-up needs is not the upload's.
    await send(formFields(policy, `${policy.dir}warm.bin`), 32, () => undefined)
    const before = process.memoryUsage.rss()
    const { status } = await send(
      formFields(policy, key),
      256,
      () => (most = Math.max(most, process.memoryUsage.rss())),
    )
    expect(status).toBe(204)
    const kept = await fetch(await register(policy, key), { method: 'HEAD' })
    expect(kept.headers.get('content-length')).toBe(String(256 * 1024 * 1024))
    expect((most - before) / 1024 / 1024).toBeLessThan(64)
  }, 180_000)
})
