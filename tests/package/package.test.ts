import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tagFiles } from '../../scripts/elements-build.ts'
import { bundleOf } from './bundle.ts'
import { scratchProject } from './scratch-project.ts'

let project: ReturnType<typeof scratchProject>
beforeAll(() => {
  project = scratchProject()
})
afterAll(() => project?.remove())

const tags = [...tagFiles('packages/elements/src').keys()]
const installed = (file: string) => path.join(project.folder, 'node_modules/@mango/elements', file)

test('installs offline without anything beside it', () => {
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'))
  for (const group of ['dependencies', 'peerDependencies', 'private']) expect(manifest).not.toHaveProperty(group)
  expect(readdirSync(path.join(project.folder, 'node_modules/@mango'))).toEqual(['elements'])
})

test('publint has nothing to say', async () => {
  const { messages } = await publint({ pkgDir: 'packages/elements/dist', strict: true })
  expect(messages).toEqual([])
})

test('a page, a React 19 and a Vue 3 project are type-checked, library files included', () => {
  expect(project.typeErrors()).toBe('')
})

test('every entry is imported in Node without a word', () => {
  for (const entry of [...tags, 'loader', 'session']) {
    const code = `import('@mango/elements/${entry}')`
    const said = project.run('sh', '-c', `node -e "${code}" 2>&1`)
    expect(`${entry}: ${said}`).toBe(`${entry}: `)
  }
})

test('a bundle knows who is logged in without bringing an element', async () => {
  const code = await bundleOf(project.folder, ['session'])
  expect(code).not.toContain('customElements.define')
  expect(code).not.toContain('Minified React error')
})

test('a bundle has what it imports and React once', async () => {
  const context = await bundleOf(project.folder, ['mango-context'])
  expect(context).not.toContain('Minified React error')
  const two = await bundleOf(project.folder, ['resource-library', 'top-bar'])
  const marks = /["'`]react\.activity["'`]/g
  const one = await bundleOf(project.folder, ['resource-library'])
  expect(one.match(marks)?.length).toBeGreaterThan(0)
  expect(two.match(marks)?.length).toBe(one.match(marks)?.length)
})
