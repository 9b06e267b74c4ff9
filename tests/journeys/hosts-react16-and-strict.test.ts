import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()
const as = accounts.everything

/** Picks a file of the open library by its place; gives its name. */
async function pick(page: Page, place: number): Promise<string> {
  const library = page.getByRole('dialog', { name: '选择附件' })
  const row = library.getByRole('list', { name: '文件列表' }).getByRole('listitem').nth(place)
  await row.getByRole('checkbox').check()
  const name = (await row.locator('.file-name').textContent()) ?? ''
  await library.getByRole('button', { name: '确定' }).click()
  await library.waitFor({ state: 'hidden' })
  return name
}

test('React 16: the library opens over the modal of the page, and hands back what was picked', async () => {
  const { page, errors } = await visit('/legacy/class-diary/', { as })
  await page.getByRole('button', { name: '查看' }).first().click()
  const detail = page.getByRole('dialog', { name: '周一：升旗与值日' })
  await detail.getByRole('button', { name: '添加附件' }).click()
  const name = await pick(page, 0)
  await expect.poll(() => detail.locator('#attachments li').allTextContents()).toEqual([name])
  await detail.getByRole('button', { name: '添加附件' }).click()
  const library = page.getByRole('dialog', { name: '选择附件' })
  await library.getByText('已选 0 个文件').waitFor()
  // Escape belongs to what is on top: the page's own hotkey closes its modal only afterwards.
  await page.keyboard.press('Escape')
  await library.waitFor({ state: 'hidden' })
  expect(await detail.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await detail.waitFor({ state: 'hidden' })
  expect(errors).toEqual([])
})

test('React 16: events reach handlers, methods are on the ref, a tab brings and removes an element', async () => {
  const { page, errors } = await visit('/legacy/class-diary/', { as })
  const before = await page.evaluate(() => history.length)
  const frame = page.locator('headmaster-cockpit')
  await page.getByRole('button', { name: '驾驶舱', exact: true }).click()
  await frame.getByRole('heading', { name: '校长驾驶舱' }).waitFor()
  await page.getByRole('button', { name: '日志', exact: true }).click()
  expect(await frame.count()).toBe(0)
  await page.evaluate('diary.library.current.show()')
  await page.getByRole('dialog', { name: '选择附件' }).waitFor()
  await page.evaluate('diary.library.current.close()')
  await page.getByRole('dialog', { name: '选择附件' }).waitFor({ state: 'hidden' })
  await page.locator('top-bar').getByRole('navigation').getByRole('link').first().click()
  await page.locator('#module').waitFor()
  expect(await page.evaluate(() => history.length)).toBe(before)
  expect(errors).toEqual([])
})

test('React 16: a wrapper hides its element only where that is meant', async () => {
  const { page } = await visit('/legacy/class-diary/', { as })
  const hidden = await page.evaluate(`(async () => {
    const { createWrappers } = await import('/elements/react-wrappers.js')
    const { TopBar } = createWrappers(React)
    const host = document.body.appendChild(document.createElement('div'))
    return [true, false, true].map((hidden) => {
      ReactDOM.render(React.createElement(TopBar, { hidden }), host)
      return host.firstChild.hidden
    })
  })()`)
  expect(hidden).toEqual([true, false, true])
})

test('strict policy: everything works, and nothing is refused', async () => {
  const { page, errors } = await visit('/legacy/notice-board/', { as })
  const answer = await page.request.get(page.url())
  expect(answer.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types 'none'",
  )
  await page.locator('top-bar').getByRole('navigation').getByRole('link').first().waitFor()
  await page.getByRole('button', { name: '添加附件' }).click()
  const first = await pick(page, 0)
  await page.getByRole('textbox', { name: '标题' }).fill('秋季运动会')
  // Our dialog over a native one of the page.
  await page.getByRole('button', { name: '预览' }).click()
  await page.getByRole('button', { name: '再加一个附件' }).click()
  const second = await pick(page, 1)
  await page.getByRole('button', { name: '关闭' }).click()
  expect(await page.locator('#files li').allTextContents()).toEqual([first, second])
  await page.getByRole('button', { name: '发布' }).click()
  await page.getByText('秋季运动会（2 个附件）').waitFor()
  expect(await page.locator('html').getAttribute('data-violation')).toBeNull()
  expect(errors).toEqual([])
})

test('strict policy: code that did not come is asked for again by the button that needs it', async () => {
  const { page } = await visit('/legacy/', { as })
  let lost = true
  await intercept(page, '**/elements/resource-library.js', (route) => (lost ? route.abort() : route.continue()))
  const failed = page.waitForEvent('console', (said) => said.text().includes('its code could not be loaded'))
  await page.goto(`${origin()}/legacy/notice-board/`)
  await failed
  lost = false
  await page.getByRole('button', { name: '添加附件' }).click()
  await pick(page, 0)
})

test('strict policy: an element moves between containers with its dialog open, and goes without a trace', async () => {
  const { page, errors } = await visit('/legacy/notice-board/', { as })
  const library = page.getByRole('dialog', { name: '选择附件' })
  await page.getByRole('button', { name: '添加附件' }).click()
  const box = library.getByRole('listitem').first().getByRole('checkbox')
  await box.check()
  await page.evaluate(() => document.querySelector('#aside')?.append(document.querySelector('#library') ?? ''))
  await library.getByText('已选 1 个文件').waitFor()
  expect(await box.isChecked()).toBe(true)
  await page.evaluate(() => document.querySelector('#library')?.remove())
  expect(await library.count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.overflow + document.body.style.overflow))
    .toBe('')
  expect(errors).toEqual([])
})
