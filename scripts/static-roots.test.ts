import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { keptReleases } from './static-roots.ts'

it('serves what was kept of former releases by version, and nothing where none was', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mango-releases-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, '0.0.9'))
  expect(keptReleases(folder)).toEqual({ '/elements/0.0.9': `${folder}/0.0.9` })
  expect(keptReleases(path.join(folder, 'nowhere'))).toEqual({})
})
