import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { generatedFiles, generatedFolder } from './generated-files.ts'

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
