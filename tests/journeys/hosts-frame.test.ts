import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page } from './stage.ts'

/** Two sites of one town: cookies of one are not the other's, yet a frame may have its own. */
const school = 'school.mango.localhost'
const partner = await servePartner('partner.mango.localhost')
const stranger = await servePartner('stranger.mango.localhost')
const { visit, origin } = stage({ frameOrigins: [partner.origin] })
afterAll(() => Promise.all([partner.close(), stranger.close()]))

const platform = () => origin().replace('localhost', school)

/** The partner's page on a server of its own. */
async function servePartner(host: string) {
  const folder = 'demo/legacy/partner-portal'
  const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }
  const server = createServer((request, response) => {
    const name = path.basename(request.url ?? '/') || 'index.html'
    const type = types[path.extname(name)]
    if (!type) return response.writeHead(404).end()
    const text = readFileSync(path.join(folder, name), 'utf8')
    return response
      .writeHead(200, { 'Content-Type': type })
      .end(text.replace('"/elements/', `"${platform()}/elements/`))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  // Listening on a port, it has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${host}:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The page of a partner, opened by a teacher who is logged in at the school; with every message that reaches it. */
async function visitPartner(address: string, before?: (page: Page) => Promise<unknown>) {
  const visitor = await visit('/legacy/', { as: accounts.everything, host: school })
  const { page, context } = visitor
  await page.addInitScript(() => {
    const { addEventListener } = MessagePort.prototype
    const received: string[] = []
    Object.assign(globalThis, { received })
    MessagePort.prototype.addEventListener = function (this: MessagePort, type: string, listener: EventListener) {
      addEventListener.call(this, type, (event) => {
        received.push(JSON.stringify(event instanceof MessageEvent ? event.data : undefined))
        listener.call(this, event)
      })
    }
  })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await before?.(page)
  await page.goto(address)
  const token = (await context.cookies(platform())).find(({ name }) => name === 'userToken')?.value ?? ''
  return {
    ...visitor,
    said,
    token,
    received: () => page.evaluate(() => String(Reflect.get(globalThis, 'received'))),
    library: page.frameLocator('resource-library iframe').getByRole('dialog', { name: '提交素材' }),
  }
}

const property = (page: Page, tag: string, name: string) =>
  page.evaluate(([tag, name]) => Reflect.get(document.querySelector(tag) ?? {}, name), [tag, name] as const)

test('a page of another origin shows elements, takes what is picked, and never sees the session', async () => {
  const { page, library, token, received, errors } = await visitPartner(partner.origin)
  await page.getByRole('button', { name: '选择素材' }).click()
  await library.waitFor()
  // The dialog has the whole window, above whatever the page has.
  const box = await library.boundingBox()
  expect(box?.height).toBeGreaterThan(400)
  expect(await property(page, 'resource-library', 'open')).toBe(true)
  await library.getByRole('combobox', { name: '文件类型' }).selectOption('视频')
  await library.locator('.file-type', { hasText: '视频' }).first().waitFor()
  await library.getByRole('listitem').first().getByRole('checkbox').check()
  await library.getByRole('button', { name: '确定' }).click()
  // `types` crossed as a property.
  await library.page().frameLocator('resource-library iframe').getByText('不支持视频格式的文件！').waitFor()
  await library.getByRole('listitem').first().getByRole('checkbox').uncheck()
  await library.getByRole('combobox', { name: '文件类型' }).selectOption('PDF')
  await library.locator('.file-type', { hasText: 'PDF' }).first().waitFor()
  await library.getByRole('listitem').first().getByRole('checkbox').check()
  const name = await library.getByRole('listitem').first().locator('.file-name').textContent()
  await library.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => page.locator('#picked li').allTextContents()).toEqual([name])
  await library.waitFor({ state: 'hidden' })
  await expect.poll(() => property(page, 'resource-library', 'open')).toBe(false)
  expect(token).toMatch(/.{20}/)
  expect(await received()).toContain(name)
  expect(await received()).not.toContain(token)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(errors).toEqual([])
})

test('a frame is as high as its content, and Escape in its dialog leaves the page as it was', async () => {
  const { page } = await visitPartner(partner.origin)
  const frame = page.frameLocator('monitor-table iframe')
  await frame.getByRole('row').nth(5).waitFor()
  const element = frame.locator('monitor-table')
  const heights = async () => {
    const [inside, outside] = await Promise.all([element.boundingBox(), page.locator('monitor-table').boundingBox()])
    return Math.abs((inside?.height ?? 0) - (outside?.height ?? 1e9))
  }
  await expect.poll(heights).toBeLessThan(2)
  const before = await page.locator('#below').boundingBox()
  await frame.getByRole('button', { name: '群发消息' }).click()
  const dialog = frame.getByRole('dialog')
  await dialog.waitFor()
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('monitor-table')?.shadowRoot?.querySelector(':modal') !== null),
    )
    .toBe(true)
  const row = await frame.getByRole('row').nth(1).boundingBox()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('#below').boundingBox()).toEqual(before)
  // What lies under the dialog did not move either.
  const after = await frame.getByRole('row').nth(1).boundingBox()
  expect(after && row && [Math.round(after.x), Math.round(after.width)]).toEqual(
    row && [Math.round(row.x), Math.round(row.width)],
  )
})

test('a frame takes what a framework has wrapped, follows the theme around it, and may print and fill the screen', async () => {
  const { page, said, errors } = await visitPartner(partner.origin)
  const frame = page.frameLocator('resource-library iframe')
  const library = frame.locator('resource-library')
  const setTypes = (type: number) =>
    page.evaluate((type) => {
      Object.assign(document.querySelector('resource-library') ?? {}, { types: new Proxy([type], {}) })
    }, type)
  const setTheme = (theme: string) =>
    page.evaluate((theme) => document.querySelector('mango-context')?.setAttribute('theme', theme), theme)
  // In a context that has the theme, around one that has none; the frame loads anew there.
  await page.evaluate(() => {
    const contexts = [document.createElement('mango-context'), document.createElement('mango-context')] as const
    contexts[0].setAttribute('theme', 'dark')
    contexts[0].append(contexts[1])
    document.body.append(contexts[0])
    contexts[1].append(document.querySelector('resource-library') ?? '')
  })
  const taken = async () => [
    await library.evaluate((element) => Reflect.get(element, 'types')),
    await frame.locator('mango-context').getAttribute('theme'),
  ]
  await setTypes(2)
  await expect.poll(taken).toEqual([[2], 'dark'])
  await setTypes(4)
  await setTheme('light')
  await expect.poll(taken).toEqual([[4], 'light'])
  const mayFill = await library.evaluate(() => {
    print()
    return document.fullscreenEnabled
  })
  expect(mayFill).toBe(true)
  // Neither that printing is refused, nor that the empty page before the frame was greeted.
  expect(said.filter((line) => /sandboxed|postMessage/.test(line))).toEqual([])
  expect(errors).toEqual([])
})

test('a page can prevent what it hears, and hand over nothing that is not declared', async () => {
  const { page, library, received } = await visitPartner(partner.origin)
  await page.evaluate(() => {
    const element = document.querySelector('resource-library')
    element?.addEventListener('resource-confirm', (event) => event.preventDefault())
    element?.setAttribute('viewer', 'https://stranger.example/?')
    Object.assign(element ?? {}, { viewer: 'https://stranger.example/?', innerHTML: '<b></b>' })
  })
  await page.evaluate(async () => {
    const show: unknown = Reflect.get(document.querySelector('resource-library') ?? {}, 'show')
    if (typeof show === 'function') await show.call(document.querySelector('resource-library'))
  })
  await library.getByRole('combobox', { name: '文件类型' }).selectOption('PDF')
  await library.locator('.file-type', { hasText: 'PDF' }).first().waitFor()
  await library.getByRole('listitem').first().getByRole('checkbox').check()
  await library.getByRole('button', { name: '确定' }).click()
  await expect.poll(received).toContain('resource-confirm')
  await library.getByText('已选 1 个文件').waitFor()
  const [frame] = page
    .frames()
    .filter((one) => one.url().includes('frame.html') && one.parentFrame() === page.mainFrame())
  expect(frame).toBeDefined()
  const viewers = await Promise.all(
    page
      .frames()
      .map((one) => one.evaluate(() => Reflect.get(document.querySelector('resource-library') ?? {}, 'viewer'))),
  )
  expect(viewers.filter((viewer) => viewer === '')).toHaveLength(1)
  const answer = await page.evaluate(() => {
    const element = document.querySelector('resource-library')
    const close: unknown = Reflect.get(element ?? {}, 'close')
    const asked: unknown = typeof close === 'function' ? close.call(element) : undefined
    element?.remove()
    return Promise.resolve(asked).catch(String)
  })
  expect(answer).toBe('Error: <resource-library> was taken out of the page before it answered')
})

test.each([
  ['by the browser', false],
  ['by the channel alone', true],
])('another origin is refused %s: nothing is drawn there, nothing reaches it', async (_, withoutPolicy) => {
  const { page, said, received, calls } = await visitPartner(stranger.origin, async (page) => {
    if (!withoutPolicy) return
    // Without the policy that a server sends with it.
    const body = readFileSync('packages/elements/dist/frame.html', 'utf8')
    await intercept(page, /frame\.html$/, (route) => route.fulfill({ contentType: 'text/html', body }))
  })
  const pattern = withoutPolicy ? /is not one of the origins/ : /frame-ancestors/
  await expect.poll(() => said.join('\n')).toMatch(pattern)
  await page.getByRole('button', { name: '选择素材' }).click()
  for (const frame of page.frames().slice(1)) {
    expect(await frame.evaluate(() => document.querySelector('resource-library, monitor-table'))).toBeNull()
  }
  expect(await received()).toBe('')
  expect(calls.filter(({ path }) => path.startsWith('/api/conn'))).toEqual([])
})

test('the frame by itself, and a window that opens it, get nothing', async () => {
  const { page, context } = await visitPartner(partner.origin)
  const opened = context.waitForEvent('page')
  await page.evaluate((address) => {
    const child = open(address)
    setTimeout(
      () => child?.postMessage({ type: 'mango-frame 1', tag: 'monitor-table' }, '*', [new MessageChannel().port1]),
      500,
    )
  }, `${platform()}/elements/frame.html`)
  const child = await opened
  await child.waitForLoadState()
  await child.waitForFunction(() => performance.now() > 1500)
  expect(await child.evaluate(() => document.body.children.length)).toBe(1)
})
