import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { staticFiles } from './static-files.ts'

/** A script of this length, as a browser that takes brotli is answered. */
async function scriptOf(length: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mango-static-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = 'x'.repeat(length)
  writeFileSync(path.join(folder, 'all.js'), script)
  const headers = { 'Accept-Encoding': 'gzip, br' }
  const response = await staticFiles({ '/elements': folder }).request('/elements/all.js', { headers })
  const body = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('Content-Length')).toBe(String(body.length))
  return { script, encoding: response.headers.get('Content-Encoding'), body }
}

it('packs a script as large as all elements in one', async () => {
  const { script, encoding, body } = await scriptOf(6 * 1024 * 1024)
  expect(encoding).toBe('br')
  expect(brotliDecompressSync(body).equals(Buffer.from(script))).toBe(true)
})

it('says of a script that comes from the disk as it is that it is not packed', async () => {
  const { script, encoding, body } = await scriptOf(9 * 1024 * 1024)
  expect(encoding).toBeNull()
  expect(body.equals(Buffer.from(script))).toBe(true)
})

it('serves a page at an address of its own without leading elsewhere, and a folder below its address', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mango-static-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'index.html'), '考试分析')
  const files = staticFiles({ '/list.html': folder, '/datav-web': folder })
  const page = await files.request('/list.html?examId=1')
  expect([page.status, await page.text()]).toEqual([200, '考试分析'])
  const screen = await files.request('/datav-web?x=1')
  expect([screen.status, screen.headers.get('location')]).toEqual([302, '/datav-web/?x=1'])
})
