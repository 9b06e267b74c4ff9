import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getHomepageConfig } from '@mango/contract/homepage'
import { expect, it } from 'vitest'
import { prepareSchool } from '../node/prepare-school.ts'
import { createBrowserBackend } from './index.ts'

/** Every file of ours that a module loads, itself included. */
function graphOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^'"]*['"](\.[^'"]+\.ts)['"]/gm))
    graphOf(path.resolve(path.dirname(file), target), seen)
  return seen
}

it.each([
  ['sown anew', async () => undefined],
  ['prepared before', async () => (await prepareSchool()).school.stream()],
])('answers calls and files from memory, %s', { timeout: 120_000 }, async (_, packed) => {
  const { fetch, accounts, close } = await createBrowserBackend(await packed())
  const answer = await fetch(new Request(`http://story.test${getHomepageConfig.path}`))
  const config = JSON.parse((await answer.json()).data)
  expect(config.school_name).toBe(accounts.schools[0])
  expect((await fetch(new Request(config.school_image))).headers.get('content-type')).toBe('image/png')
  await close()
})

it('loads nothing of Node', () => {
  const files = graphOf(path.join(import.meta.dirname, 'index.ts'))
  expect(files.size).toBeGreaterThan(40)
  const ofNode = [...files].filter((file) =>
    /from '(node:|postgres|@hono\/node-server)|\bBuffer\b/.test(readFileSync(file, 'utf8')),
  )
  expect(ofNode).toEqual([])
})
