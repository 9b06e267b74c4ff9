import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getTeacherOngoingCourses } from '@mango/contract/courses'
import { getHomepageConfig } from '@mango/contract/homepage'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { logInAs, sendTo } from '../demo/log-in.ts'
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

let school: Blob
beforeAll(async () => {
  school = (await prepareSchool()).school
}, 180_000)

it.each([
  ['prepared today', 0],
  ['prepared in a term that is over', 250],
])('answers calls and files from memory, %s', { timeout: 180_000 }, async (_, days) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
  onTestFinished(() => void vi.useRealTimers())
  const { fetch, accounts, close } = await createBrowserBackend(school.stream())
  const answer = await fetch(new Request(`http://story.test${getHomepageConfig.path}`))
  const config = JSON.parse((await answer.json()).data)
  expect(config.school_name).toBe(accounts.schools[0])
  expect((await fetch(new Request(config.school_image))).headers.get('content-type')).toBe('image/png')
  const { token } = await logInAs(sendTo('http://story.test', fetch), accounts.teachers.everything)
  const courses = await fetch(new Request(`http://story.test${getTeacherOngoingCourses.path}?userToken=${token}`))
  expect((await courses.json()).data).toContainEqual(expect.objectContaining({ title: '名著共读社' }))
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
