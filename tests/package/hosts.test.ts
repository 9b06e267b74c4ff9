import { demoAccounts, logInAs, sendTo } from '@mango/backend/demo'
import { startServer, type RunningServer } from '@mango/backend/node'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.js'
import { copyDemoSchool } from '../copy-demo-school.ts'
import { buildPages } from './build-pages.ts'
import { buildNextPages } from './next-pages.ts'
import { scratchProject } from './scratch-project.ts'

const libraries = {
  'jquery.min.js': 'node_modules/jquery/dist/jquery.min.js',
  'vue.min.js': 'node_modules/vue/dist/vue.min.js',
  'react.production.min.js': 'demo/react-16/node_modules/react/umd/react.production.min.js',
  'react-dom.production.min.js': 'demo/react-16/node_modules/react-dom/umd/react-dom.production.min.js',
}

/** What is hydrated: in the long run also by Next.js. */
const long = process.env['LONG_RUN'] === '1'
const hydrated = long ? ['hydrated', 'next'] : ['hydrated']

let project: ReturnType<typeof scratchProject>
let server: RunningServer
let browser: Browser
let token = ''

/** A page of the readme's own lines, as somebody copies them who has five minutes. */
function fiveMinutes(readme: string): string {
  const [section = ''] = /## Five minutes[^]*?\n## /.exec(readme) ?? []
  const blocks = [...section.matchAll(/```html\n([^]*?)```/g)].map(([, block]) => block)
  return `<!doctype html><meta charset="utf-8"><title>Plain</title>${blocks.join('')}`
}

beforeAll(async () => {
  project = scratchProject()
  const installed = path.join(project.folder, 'node_modules/@mango/elements')
  const pages = path.join(project.folder, 'pages')
  const vendor = path.join(project.folder, 'vendor')
  cpSync('tests/package/hosts', pages, { recursive: true })
  writeFileSync(path.join(pages, 'plain.html'), fiveMinutes(readFileSync(path.join(installed, 'README.md'), 'utf8')))
  await buildPages(project, pages)
  if (long) buildNextPages(project, pages)
  mkdirSync(vendor)
  for (const [to, from] of Object.entries(libraries)) cpSync(from, path.join(vendor, to))
  const dataDir = path.join(project.folder, 'data')
  await copyDemoSchool(dataDir)
  server = await startServer({
    port: 0,
    dataDir,
    demo: true,
    // As a school's server does that has nothing of ours but the package. The pages are legacy ones: their scripts are inline.
    staticRoots: { '/elements': installed, '/legacy': pages, '/vendor': vendor },
  })
  token = (await logInAs(sendTo(server.url.replace(/\/$/, '')), demoAccounts.teachers.everything)).token
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
  project?.remove()
})

test.each(['plain', 'react', 'vue', 'jquery', 'vue-3', ...hydrated])(
  'a new %s page, from the tarball and the readme alone, shows a picked resource',
  async (name) => {
    const context = await browser.newContext({ locale: 'zh-CN' })
    await context.addCookies([{ name: 'userToken', value: token, url: server.url }])
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(new URL(`/legacy/${name}.html`, server.url).href)
    // What a server drew takes no press before its script has come, which brings the element.
    if (hydrated.includes(name))
      await page.evaluate(`customElements.whenDefined('resource-library').then(() => undefined)`)
    await page.getByRole('button', { name: '选择素材' }).click()
    const library = page.getByRole('dialog', { name: '选择素材' })
    await library.getByRole('combobox', { name: '文件类型' }).selectOption('PDF')
    await library.locator('.file-type', { hasText: 'PDF' }).first().waitFor()
    await expect.poll(() => library.locator('.files ul[data-stale]').count()).toBe(0)
    const file = library.getByRole('list', { name: '文件列表' }).getByRole('listitem').first()
    await file.getByRole('checkbox').check()
    const picked = await file.locator('.file-name').textContent()
    await library.getByRole('button', { name: '确定' }).click()
    await expect.poll(() => page.locator('#picked li').allTextContents()).toEqual([picked])
    expect(errors).toEqual([])
    await context.close()
  },
)

test.each<[string, string, object]>([
  ...hydrated.flatMap((name): [string, string, object][] => [
    [name, 'resource-library', { heading: '选择素材', types: [2] }],
    [name, 'resource-library#raw', { types: [3] }],
    [name, 'exam-details', { examId: 7, name: '期中考试' }],
  ]),
  ['vue-3', 'resource-library', { heading: '选择素材', types: [2] }],
])('on the %s page all properties of <%s> arrive: %j', async (name, selector, expected) => {
  const context = await browser.newContext({ locale: 'zh-CN' })
  await context.addCookies([{ name: 'userToken', value: token, url: server.url }])
  const page = await context.newPage()
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (line) => line.type() === 'warning' && said.push(line.text()))
  await page.goto(new URL(`/legacy/${name}.html`, server.url).href)
  await page.evaluate(`customElements.whenDefined('${selector.split('#', 1)}').then(() => undefined)`)
  const properties = () =>
    page.evaluate(
      `Object.fromEntries(${JSON.stringify(Object.keys(expected))}.map((name) => [name, document.querySelector('${selector}')[name]]))`,
    )
  await expect.poll(properties).toEqual(expected)
  expect(said).toEqual([])
  await context.close()
})

test('the session and the tokens are there for the page itself', async () => {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'userToken', value: token, url: server.url }])
  const page = await context.newPage()
  await page.goto(new URL('/legacy/jquery.html', server.url).href)
  const seen = await page.evaluate(`(async () => {
    const { isLoggedIn, sessionUser } = await import('/elements/session.js')
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/elements/tokens.css' })
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
    document.head.append(link)
    await loaded
    return [isLoggedIn(), typeof sessionUser().userId, getComputedStyle(document.documentElement).getPropertyValue('--leaf') !== '']
  })()`)
  expect(seen).toEqual([true, 'number', true])
  await context.close()
})
