import { expect, test } from 'vitest'
import { accounts, stage, type Page } from './stage.ts'

const { visit } = stage({ tls: true })

/** What a browser refuses on a secure page. */
function watchMixedContent(page: Page) {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Mixed Content|Content Security Policy|insecure/.test(message.text())) refused.push(message.text())
  })
  page.on('request', (request) => {
    if (/^(http|ws):/.test(request.url())) refused.push(request.url())
  })
  return refused
}

test('behind a proxy with TLS a student logs in', async () => {
  const { page, context } = await visit('/adminv2/login/passwordLogin')
  const refused = watchMixedContent(page)
  await page.getByLabel('学校').selectOption('芒果实验学校')
  await page.getByLabel('学号').fill(accounts.student)
  await page.getByRole('textbox', { name: '密码' }).fill('mango2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/mangoStudent\/studentHomepage/)
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'userToken', secure: true }))
  expect(refused).toEqual([])
})

test('behind a proxy with TLS a file is uploaded and opened, and the cockpit is shown', async () => {
  const { page } = await visit('/legacy/question-bank/', { as: accounts.everything })
  const refused = watchMixedContent(page)
  await page
    .getByRole('row', { name: /顶点坐标/ })
    .getByRole('button', { name: '编辑' })
    .click()
  await page.getByRole('button', { name: '从资源库选择' }).click()
  const dialog = page.getByRole('dialog', { name: '课堂资源库' })
  const file = { name: '隔着代理.txt', mimeType: 'text/plain', buffer: Buffer.from('教案') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  const row = dialog.getByRole('list', { name: '文件列表' }).getByRole('listitem').filter({ hasText: file.name })
  await row.waitFor()
  await row.getByRole('button', { name: /预览/ }).click()
  await page.getByText('教案', { exact: true }).waitFor()
  await page.goto(new URL('/adminv2/headmasterCockpit', page.url()).href)
  await page.frameLocator('iframe[title="校长驾驶舱"]').getByRole('heading').first().waitFor()
  expect(refused).toEqual([])
})

test('behind a proxy with TLS a class goes on over a secure socket', async () => {
  const { page } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  const refused = watchMixedContent(page)
  const sockets: string[] = []
  const frames: unknown[] = []
  page.on('websocket', (socket) => {
    sockets.push(socket.url())
    socket.on('framereceived', ({ payload }) => frames.push(payload))
  })
  const card = page.getByRole('list', { name: '课件' }).getByRole('listitem').first()
  await card.getByRole('button', { name: /上课$/ }).click()
  const dialog = page.getByRole('dialog', { name: '开始上课' })
  await dialog.getByRole('combobox', { name: '班级' }).selectOption('七年级(1)班')
  await dialog.getByRole('combobox', { name: '教室' }).selectOption('301 智慧教室')
  await dialog.getByRole('button', { name: '开始上课' }).click()
  await expect.poll(() => sockets[0]).toMatch(/^wss:\/\/localhost/)
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  await page.getByText(/人已作答$/).waitFor()
  expect(refused).toEqual([])
})
