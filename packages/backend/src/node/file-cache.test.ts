import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFileCache } from './file-cache.ts'

let folder: string
let now = 0
let fileAt: ReturnType<typeof createFileCache>
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mango-files-'))
  now = 0
  fileAt = createFileCache(() => now)
  write('app.js', 'old', 1000)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, content: string, seconds: number) {
  writeFileSync(path.join(folder, name), content)
  utimesSync(path.join(folder, name), seconds, seconds)
}
const textOf = async (name: string) => Buffer.from((await (await fileAt(folder, name))?.content?.()) ?? '').toString()

it('shows what was built anew, of the same length, a second later', async () => {
  const before = await fileAt(folder, 'app.js')
  expect(await textOf('app.js')).toBe('old')
  write('app.js', 'new', 2000)
  now = 1001
  expect(await textOf('app.js')).toBe('new')
  expect((await fileAt(folder, 'app.js'))?.version).not.toBe(before?.version)
})

it('forgets what is gone', async () => {
  expect(await textOf('app.js')).toBe('old')
  rmSync(path.join(folder, 'app.js'))
  now = 1001
  expect(await fileAt(folder, 'app.js')).toBeUndefined()
})

it('packs what is read, and leaves the large to the disk', async () => {
  const packed = await (await fileAt(folder, 'app.js'))?.content?.('br')
  expect(brotliDecompressSync(packed ?? new Uint8Array()).toString()).toBe('old')
  write('film.mp4', 'x'.repeat(9 * 1024 * 1024), 1000)
  expect((await fileAt(folder, 'film.mp4'))?.content).toBeUndefined()
})
