import { logInAs, sendTo } from '@mango/backend/demo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leftByLogin } from '../journeys/left-by-login.ts'
import { addressOf, ofNobody, ofStudents, ofTeachers, routes } from '../journeys/routes.ts'
import { accounts, stage } from '../journeys/stage.ts'
import type { Engine } from './engine.ts'
import { hasFirefox, openFirefox } from './open-firefox.ts'
import { hasOldChrome, openOldChrome } from './open-old-chrome.ts'
import { hasWebkit, openWebkit } from './open-webkit.ts'

const { origin } = stage()

const wide = { width: 1440, height: 900 }
const narrow = { width: 500, height: 800 }

/** Elements that can be seen, in shadow roots too; what lies behind the login is inert. */
const seen = (selector: string) => `(function seen(root) {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('${selector}') && element.checkVisibility() && !element.closest('[inert]') ? [element] : []),
    ...(element.shadowRoot ? seen(element.shadowRoot) : []),
  ])
})(document)`

/** How many titles a screen has, and how much of it is still to come. */
const drawn = `({
  titles: ${seen('h1')}.length,
  coming: ${seen('.skeleton, .loading, [aria-busy="true"]')}.length,
})`

describe.each([
  ['the oldest Chrome', hasOldChrome, openOldChrome],
  ['Firefox', hasFirefox, openFirefox],
  ['the engine of Safari', hasWebkit, () => openWebkit(25_800)],
] as const)('in %s', (_name, isInstalled, open) => {
  let engine: Engine
  beforeAll(async () => {
    if (isInstalled) engine = await open()
  })
  afterAll(() => engine?.close())

  async function logIn(account: string): Promise<void> {
    const { cookies, storage } = leftByLogin(await logInAs(sendTo(origin()), account))
    await engine.go(`${origin()}/api/openapi.json`)
    await engine.read(`(() => {
      for (const [name, value] of Object.entries(${JSON.stringify(cookies)})) document.cookie = name + '=' + value + '; path=/'
      for (const [key, value] of Object.entries(${JSON.stringify(storage)})) localStorage.setItem(key, value)
    })()`)
    // What this page complains of is none of the screens'.
    await engine.complaints()
  }

  test.runIf(isInstalled).each<[string, string | undefined, (path: string) => boolean]>([
    ['nobody', undefined, ofNobody],
    ['a student', accounts.student, ofStudents],
    ['a teacher', accounts.everything, ofTeachers],
  ])('every screen of %s is drawn, complains of nothing, and is as wide as its window', async (_who, account, isOf) => {
    if (account !== undefined) await logIn(account)
    const problems: string[] = []
    for (const path of routes.filter(isOf)) {
      await engine.resize(wide)
      await engine.go(origin() + addressOf(path))
      await expect.poll(() => engine.read(drawn), { message: path }).toEqual({ titles: 1, coming: 0 })
      await engine.resize(narrow)
      await expect.poll(() => engine.read('innerWidth'), { message: path }).toBe(narrow.width)
      if (await engine.read('document.documentElement.scrollWidth > innerWidth')) problems.push(`${path} is too wide`)
      const complaints = await engine.complaints()
      problems.push(...complaints.map((complaint) => `${path}: ${String(complaint)}`))
    }
    expect(problems).toEqual([])
  })

  test.runIf(isInstalled)('a dialog is as high as what it holds', async () => {
    await logIn(accounts.everything)
    await engine.resize(wide)
    await engine.go(`${origin()}/legacy/question-bank/`)
    await engine.read("document.querySelector('resource-library').show() && null")
    await expect.poll(() => engine.read(`${seen('dialog[open] li')}.length`)).toBeGreaterThan(3)
    expect(await engine.read(`${seen('dialog[open]')}[0].getBoundingClientRect().height`)).toBeGreaterThan(400)
  })
})
