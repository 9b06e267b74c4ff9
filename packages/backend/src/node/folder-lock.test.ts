import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mango-lock-'))
  file = path.join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('refuses a second opener in one line that names the process', () => {
  const unlock = lockFolder(file)
  expect(() => lockFolder(file)).toThrow(FolderInUse)
  expect(() => lockFolder(file)).toThrow(new RegExp(`^[^\\n]*process ${process.pid} [^\\n]*$`))
  unlock()
  lockFolder(file)()
})

it('refuses while another process has it, and takes over once that is dead', async () => {
  const other = spawn('sleep', ['60'])
  writeFileSync(file, `${other.pid}\n`)
  expect(() => lockFolder(file)).toThrow(`process ${other.pid} `)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const unlock = lockFolder(file)
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`)
  unlock()
})

it.each([
  ['its own number from before a restart', `${process.pid}\n`],
  ['nothing', ''],
  ['junk', 'abc'],
])('takes over a file that holds %s', (_, content) => {
  writeFileSync(file, content)
  lockFolder(file)()
})
