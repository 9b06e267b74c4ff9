import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit } = stage()

/** Serves some of the files for hosts with a line of somebody else's before them. */
const tamper = (page: Page, files: RegExp) =>
  intercept(page, files, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` })
  })
const ran = (page: Page) => page.evaluate(() => 'tampered' in globalThis)

async function openLibrary(page: Page) {
  await page.evaluate(() => document.querySelector('resource-library')?.setAttribute('open', ''))
  return page.getByRole('dialog', { name: '课堂资源库' })
}

test.each([
  ['a shared chunk', /\/chunks\/react-[^/]+\.js$/],
  ['the file of the tag', /\/elements\/resource-library\.js$/],
  ['the list of its hashes', /\/chunks\/resource-library-files-[^/]+\.js$/],
  ['the list of these lists', /\/chunks\/files-[^/]+\.js$/],
])('%s that was changed on its way does not run, and the page goes on', async (_, files) => {
  const { page } = await visit('/legacy/', { as: accounts.everything })
  await tamper(page, files)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(`${new URL(page.url()).origin}/legacy/question-bank/`)
  await expect.poll(() => said.join()).toContain('is not what was built')
  expect(await ran(page)).toBe(false)
  expect(await page.evaluate(() => customElements.get('resource-library'))).toBeUndefined()
  await page.getByRole('button', { name: '新建试题' }).click()
  await page.getByRole('dialog', { name: '新建试题' }).waitFor()
})

test.each([
  ['what an element imports later', 'file-preview'],
  // Of any tag of the page: several may name it, and the first that does is asked.
  ['each list of its hashes', '[a-z-]+-late-files'],
])('%s is refused as well when it was changed', async (_, name) => {
  const { page } = await visit('/legacy/', { as: accounts.everything })
  await tamper(page, new RegExp(`/chunks/${name}-[^/]+\\.js$`))
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(`${new URL(page.url()).origin}/legacy/question-bank/`)
  const library = await openLibrary(page)
  await library.getByRole('button', { name: /^预览/ }).first().click()
  await expect.poll(() => said.join()).toMatch(new RegExp(`${name}-.* is not what was built`))
  expect(await ran(page)).toBe(false)
})

test('what was not changed arrives by its hash, the late parts included', async () => {
  const { page, errors } = await visit('/legacy/question-bank/', { as: accounts.everything })
  const library = await openLibrary(page)
  await library.getByRole('button', { name: /^预览/ }).first().click()
  await page.getByRole('dialog').filter({ hasText: '新窗口打开' }).last().waitFor()
  const preloads = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href, integrity }) => ({
        file: href.replace(/.*\//, ''),
        known: /^sha256-.{44}$/.test(integrity),
      })),
    )
  const links = await preloads()
  expect(links.filter(({ known }) => !known)).toEqual([])
  expect(links.map(({ file }) => file).join()).toMatch(/files-.*resource-library\.js.*file-preview-/)
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/elements\/(chunks\/)?[^/]+\.js$/.test(name) && !name.endsWith('loader.js'))
        .map((name) => name.replace(/.*\//, '')),
    )
  // A file may still be on its way: it is loaded in the end.
  await expect
    .poll(
      async () =>
        (await preloads())
          .map(({ file }) => file)
          .toSorted()
          .join() === (await loaded()).toSorted().join(),
    )
    .toBe(true)
  expect(errors).toEqual([])
})
