import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as session from '@mango/elements/session'
import { expect, test } from 'vitest'
import { generatedFiles, generatedFolder } from './generated-files.ts'
import type * as Declared from './templates/session.d.ts'

const onDisk = () =>
  existsSync(generatedFolder)
    ? readdirSync(generatedFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(generatedFolder, path.join(entry.parentPath, entry.name)))
    : []

test('what is made from the faces is in step with them (npm run generate)', { timeout: 60_000 }, async () => {
  const files = await generatedFiles()
  const stored = new Map(onDisk().map((file) => [file, readFileSync(path.join(generatedFolder, file), 'utf8')]))
  expect([...stored.keys()].toSorted()).toEqual([...files.keys()].toSorted())
  const stale = [...files].filter(([file, text]) => stored.get(file) !== text).map(([file]) => file)
  expect(stale).toEqual([])
})

test('wrappers are written as bundlers of ten years ago read them', async () => {
  const files = await generatedFiles()
  const wrappers = [...files].filter(([file]) => /^(react|vue2)-wrappers\.js$/.test(file))
  expect(wrappers).toHaveLength(2)
  for (const [, text] of wrappers) expect(text).not.toMatch(/\?\.[\w([]|\?\?|#\w+[ (]/)
})

test('what is declared of the session is what there is', () => {
  // Both ways, as far as the compiler goes: every declared name with its type, and no name left out.
  const declared: typeof Declared = session
  const names: Record<keyof typeof Declared, unknown> & { [Name in keyof typeof session]: unknown } = declared
  expect(Object.keys(names).length).toBeGreaterThan(0)
})
