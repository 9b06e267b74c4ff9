import { createHash } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page, type SentCall } from './stage.ts'

const MB = 1024 * 1024
const partBytes = 4 * MB
const { visit } = stage({ partBytes, motion: true })
const list = '/api/conn/coz/teacher/selectFileRepoList'
const policy = '/api/conn/coz/teacher/getFilePolicy'
const registration = '/api/conn/coz/teacher/addFileToRepo'
const parts = '/api/conn/coz/teacher/getPartsPolicy'
const joined = '/api/conn/coz/teacher/joinParts'
const uses = '/api/conn/coz/teacher/getLibraryFileUses'

const isUpload = ({ method, path }: SentCall) => method === 'POST' && path.startsWith('/oss')

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mango-files-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let made = 0
/** A file on disk that is as large as it says without filling the disk, and like no other. */
function aFile(name: string, bytes = 2000) {
  const file = path.join(folder, name)
  writeFileSync(file, String(++made))
  truncateSync(file, bytes)
  return file
}

/** The question bank of a legacy page, with the library opened from its Bootstrap modal. */
async function openLibrary(as: string = accounts.everything) {
  const visitor = await visit('/legacy/question-bank/', { as })
  const { page } = visitor
  const openFromPage = async () => {
    await page
      .getByRole('row', { name: /顶点坐标/ })
      .getByRole('button', { name: '编辑' })
      .click()
    await page.getByRole('button', { name: '从资源库选择' }).click()
  }
  const listed = page.waitForResponse((response) => response.url().includes(list))
  await openFromPage()
  const dialog = page.getByRole('dialog', { name: '课堂资源库' })
  // What the demo school's library holds is the seed's business.
  const { page: counted } = await (await listed).json()
  const total: number = counted.totalNum
  const pages = Math.ceil(total / 10)
  const rows = dialog.getByRole('list', { name: '文件列表' }).getByRole('listitem')
  await rows.first().waitFor()
  const uploads = dialog.getByRole('region', { name: '上传列表' }).getByRole('listitem')
  const choose = (...files: string[]) => dialog.locator('input[type=file]').setInputFiles(files)
  const notice = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text)
  return { ...visitor, openFromPage, dialog, rows, uploads, choose, notice, total, pages }
}

/** Answers a call with a failure as often as `times` says. */
async function failing(page: Page, address: string, answer: { status?: number; body: string }, times = 1) {
  let left = times
  await intercept(page, `**${address}*`, (route) => {
    const meant = route.request().method() === 'POST' || !address.startsWith('/oss')
    return meant && left-- > 0 ? route.fulfill({ contentType: 'application/json', ...answer }) : route.fallback()
  })
}

test('opens at file mode, page 1, empty search and all files, ten a page', async () => {
  const { rows, sent, dialog, total, pages } = await openLibrary()
  expect(sent(list).at(-1)).toMatchObject({
    method: 'GET',
    query: { pageNum: '1', pageSize: '10', query: '', type: '0' },
  })
  expect(sent(list).at(-1)?.query['userToken']).toMatch(/.{20}/)
  expect(await rows.count()).toBe(10)
  expect(await dialog.getByText(`共 ${total} 个文件 · 第 1 / ${pages} 页`).isVisible()).toBe(true)
  expect(await dialog.getByRole('tab', { name: '文件' }).getAttribute('aria-selected')).toBe('true')
})

test('pages through the list and jumps; a page out of range is not accepted', async () => {
  const { dialog, sent, rows, pages } = await openLibrary()
  const first = await rows.first().textContent()
  await dialog.getByRole('button', { name: '第 3 页' }).click()
  await dialog.getByText(`第 3 / ${pages} 页`).waitFor()
  await expect.poll(() => sent(list).at(-1)?.query['pageNum']).toBe('3')
  await expect.poll(() => rows.first().textContent()).not.toBe(first)
  const jump = dialog.getByRole('spinbutton').or(dialog.getByRole('textbox', { name: /跳至/ }))
  await jump.fill(String(pages))
  await jump.press('Enter')
  await dialog.getByText(`第 ${pages} / ${pages} 页`).waitFor()
  await expect.poll(() => sent(list).at(-1)?.query['pageNum']).toBe(String(pages))
  const before = sent(list).length
  for (const bad of ['0', String(pages + 1)]) {
    await jump.fill(bad)
    await jump.press('Enter')
    await dialog.getByText(`请输入 1 到 ${pages} 之间的页码`).waitFor()
  }
  expect(sent(list)).toHaveLength(before)
  expect(
    await dialog
      .getByRole('group', { name: '分页' })
      .getByRole('button', { name: /^第 \d+ 页$/ })
      .count(),
  ).toBe(5)
})

test('filters by each type and searches by name, starting at page 1 again', async () => {
  const { dialog, sent, rows } = await openLibrary()
  await dialog.getByRole('button', { name: '第 2 页' }).click()
  await dialog.getByText(/第 2 \/ \d+ 页/).waitFor()
  const filter = dialog.getByRole('combobox', { name: '文件类型' })
  expect(await filter.getByRole('option').allTextContents()).toEqual([
    '全部类型',
    'PPT',
    'PDF',
    'WORD',
    '视频',
    '图片',
    '其他',
  ])
  for (const [label, type] of [
    ['PPT', '3'],
    ['PDF', '2'],
    ['WORD', '1'],
    ['视频', '4'],
    ['图片', '6'],
    ['其他', '5'],
  ] as const) {
    await filter.selectOption(label)
    await expect.poll(() => sent(list).at(-1)?.query).toMatchObject({ type, pageNum: '1' })
    await expect.poll(async () => new Set(await rows.locator('.file-type').allTextContents())).toEqual(new Set([label]))
  }
  await filter.selectOption('全部类型')
  await dialog.getByRole('searchbox', { name: '搜索文件名' }).fill('没有这样的文件')
  await dialog.getByText('没有符合条件的文件').waitFor()
  expect(sent(list).at(-1)?.query).toMatchObject({ query: '没有这样的文件', type: '0', pageNum: '1' })
})

test('picks files across pages and hands them to the page, reset when opened again', async () => {
  const { page, dialog, rows } = await openLibrary()
  const first = await rows.first().locator('.file-name').textContent()
  await rows.first().getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '第 2 页' }).click()
  await dialog.getByText(/第 2 \/ \d+ 页/).waitFor()
  await expect.poll(() => rows.first().locator('.file-name').textContent()).not.toBe(first)
  const second = await rows.first().locator('.file-name').textContent()
  await rows.first().getByRole('checkbox').check()
  await dialog.getByText('已选 2 个文件').waitFor()
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('#resources li').allTextContents()).toEqual([`${first}×`, `${second}×`])
  await page.getByRole('button', { name: '从资源库选择' }).click()
  await dialog.getByText(/第 1 \/ \d+ 页/).waitFor()
  await dialog.getByText('已选 0 个文件').waitFor()
})

test('confirming without a choice and cancelling hand back nothing', async () => {
  const { page, dialog, notice } = await openLibrary()
  await dialog.getByRole('button', { name: '确定' }).click()
  await notice('请选择文件！').waitFor()
  await dialog.getByRole('button', { name: '取消', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.locator('#resources li').count()).toBe(0)
})

test('a file of a type that the page does not take is refused by the name of its type', async () => {
  const { page, sent } = await visit('/legacy/group-management/', { as: accounts.everything })
  await page
    .getByRole('row', { name: /抛物线小组/ })
    .getByRole('button', { name: '布置资料' })
    .click()
  const dialog = page.getByRole('dialog', { name: '课堂资源库' })
  await dialog.getByRole('combobox', { name: '文件类型' }).selectOption('视频')
  await dialog.getByText('共 13 个文件').waitFor()
  const row = dialog
    .getByRole('listitem')
    .filter({ has: page.locator('.file-type', { hasText: '视频' }) })
    .first()
  await row.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByText('不支持视频格式的文件！').waitFor()
  await page.getByText(`“${await row.locator('.file-name').textContent()}”不能选择`).waitFor()
  // What is allowed is said beforehand, offered by the file picker, and held to before a byte is sent.
  await dialog.getByText('只能选择：PDF、图片').waitFor()
  const input = dialog.locator('input[type=file]')
  expect(await input.getAttribute('accept')).toBe('.bmp,.gif,.jpeg,.jpg,.pdf,.png')
  await input.setInputFiles(aFile('课件.pptx'))
  await page.getByText('“课件.pptx”没有加入上传').waitFor()
  await page.getByText('不支持PPT格式的文件！只能上传：PDF、图片').waitFor()
  expect(sent(policy)).toHaveLength(0)
  await row.getByRole('checkbox').uncheck()
  await dialog.getByRole('combobox', { name: '文件类型' }).selectOption('PDF')
  await dialog.getByText('共 8 个文件').waitFor()
  const pdf = dialog
    .getByRole('listitem')
    .filter({ has: page.locator('.file-type', { hasText: 'PDF' }) })
    .first()
  const name = await pdf.locator('.file-name').textContent()
  await pdf.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.locator('.el-tag', { hasText: name ?? '' }).waitFor()
})

test('link mode asks for what is missing and hands back the link', async () => {
  const { page, dialog } = await openLibrary()
  await dialog.getByRole('tab', { name: '链接' }).click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.getByText('请输入名称').waitFor()
  await dialog.getByText('请输入链接地址').waitFor()
  await dialog.getByRole('textbox', { name: '名称' }).fill('函数动画')
  await dialog.getByRole('textbox', { name: '链接地址' }).fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.getByText('链接地址需要以 http:// 或 https:// 开头').waitFor()
  await dialog.getByRole('textbox', { name: '链接地址' }).fill('http://a b')
  await dialog.getByText('链接地址不正确').waitFor()
  await dialog.getByRole('textbox', { name: '链接地址' }).fill('www.baidu.com')
  await dialog.getByRole('button', { name: '改为 https://www.baidu.com' }).click()
  expect(await dialog.getByRole('textbox', { name: '链接地址' }).inputValue()).toBe('https://www.baidu.com')
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('#resources li').allTextContents()).toEqual(['函数动画×'])
})

test('refuses eleven files at once and every file over its limit, before any byte is sent', async () => {
  const { choose, notice, uploads, sent } = await openLibrary()
  await choose(...Array.from({ length: 11 }, (_, index) => aFile(`${index}.pdf`)))
  await notice('一次最多选择10个文件！').waitFor()
  await choose(aFile('大.pptx', 500 * MB + 1))
  await notice('ppt或者word格式单个文件大小不得超过500M！').waitFor()
  await choose(aFile('大.mp4', 2048 * MB + 1))
  await notice('单个文件大小不得超过 2 GB！').waitFor()
  expect(await uploads.count()).toBe(0)
  expect(sent(policy)).toHaveLength(0)
})

test('uploads several files one by one: policy, storage, registration, and picks them', async () => {
  const { calls, choose, uploads, dialog, rows, page } = await openLibrary()
  await choose(aFile('甲.pdf'), aFile('乙.mov'), aFile('丙.txt'))
  await expect.poll(() => uploads.filter({ hasText: '上传成功' }).count()).toBe(3)
  const steps = calls.filter((call) => call.path === policy || isUpload(call) || call.path === registration)
  expect(steps.map((call) => call.path.replace(/^\/oss.*/, '/oss'))).toEqual([
    policy,
    '/oss',
    registration,
    policy,
    '/oss',
    registration,
    policy,
    '/oss',
    registration,
  ])
  expect(calls.filter((call) => call.path === policy).map((call) => call.query['needTranscode'])).toEqual([
    'false',
    'true',
    'false',
  ])
  await expect
    .poll(() => calls.filter((call) => call.path === registration)[1]?.body)
    .toMatchObject({ fileName: '乙.mov', needTranscode: true, size: 2, url: expect.stringMatching(/\.mp4$/) })
  expect(calls.filter(isUpload).every((call) => !('userToken' in call.query))).toBe(true)
  await dialog.getByText('已选 3 个文件').waitFor()
  await expect.poll(() => rows.first().locator('.file-name').textContent()).toBe('丙.txt')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => page.locator('#resources li').allTextContents()).toEqual(['甲.pdf×', '乙.mov×', '丙.txt×'])
})

test.each([
  ['policy', policy, { body: '{"code":500,"message":"策略服务繁忙"}' }, '策略服务繁忙'],
  ['storage', '/oss', { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }, '存储服务没有接收文件（403）'],
  ['registration', registration, { body: '{"code":-1,"data":{"message":"登记失败"}}' }, '登记失败'],
])('a failing %s fails the item, the next one goes on, and a retry succeeds', async (_, address, answer, said) => {
  const { page, choose, uploads, notice, sent } = await openLibrary()
  await failing(page, address, answer)
  await choose(aFile('失败.pdf'), aFile('成功.pdf'))
  const failed = uploads.filter({ hasText: '失败.pdf' })
  await failed.getByText('上传失败').waitFor()
  if (said) await notice(said).waitFor()
  await uploads.filter({ hasText: '成功.pdf' }).getByText('上传成功').waitFor()
  const policies = sent(policy).length
  await failed.getByRole('button', { name: /重试/ }).click()
  await failed.getByText('上传成功').waitFor()
  // What is stored already is registered anew, and nothing else.
  expect(sent(policy)).toHaveLength(policies + (address === registration ? 0 : 1))
})

test('a registration whose answer is lost is repeated alone, and the library has one row of it', async () => {
  const { page, calls, choose, uploads, dialog } = await openLibrary()
  let lost = false
  await intercept(page, `**${registration}*`, async (route) => {
    if (lost) return route.fallback()
    lost = true
    await route.fetch()
    return route.abort()
  })
  await choose(aFile('答复丢失.pdf'))
  await uploads.getByText('上传失败').waitFor()
  await uploads.getByRole('button', { name: /重试/ }).click()
  await uploads.getByText('上传成功').waitFor()
  expect(calls.filter(isUpload)).toHaveLength(1)
  await dialog.getByRole('searchbox').fill('答复丢失')
  await dialog.getByText('共 1 个文件').waitFor()
})

test('cancelling a running upload removes it and says so; leaving meanwhile is guarded', async () => {
  const { page, choose, uploads, notice, sent } = await openLibrary()
  let held = false
  await intercept(page, /\/oss/, (route) => {
    if (held || route.request().method() !== 'POST') return route.fallback()
    held = true
    return undefined
  })
  await choose(aFile('慢.pdf'), aFile('等待.pdf'))
  await uploads.filter({ hasText: '慢.pdf' }).getByRole('progressbar').waitFor()
  await uploads.filter({ hasText: '等待.pdf' }).getByText('等待中').waitFor()
  const guarded = await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(guarded).toBe(true)
  await uploads.filter({ hasText: '慢.pdf' }).getByRole('button', { name: /取消/ }).click()
  await notice('取消上传').waitFor()
  await uploads.filter({ hasText: '等待.pdf' }).getByText('上传成功').waitFor()
  expect(await uploads.count()).toBe(1)
  expect(sent(registration)).toHaveLength(1)
})

test('an expired session during an upload leads to the login once', async () => {
  const { page, choose, dialog } = await openLibrary()
  await dialog.getByText('已选 0 个文件').waitFor()
  await failing(page, policy, { body: '{"code":50,"message":"登录已过期"}' }, 5)
  const logins: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && logins.push(new URL(request.url()).pathname))
  await choose(aFile('一.pdf'), aFile('二.pdf'), aFile('三.pdf'))
  await page.waitForURL('**/adminv2/login/passwordLogin')
  expect(logins).toEqual(['/adminv2/login/passwordLogin'])
  const cookies = await page.context().cookies()
  expect(cookies.some((cookie) => cookie.name === 'userToken')).toBe(false)
})

test('a list that fails says why, once, and comes back with a retry', async () => {
  const { page, dialog, rows } = await openLibrary()
  await failing(page, list, { body: '{"code":500,"message":"数据库忙"}' })
  await dialog.getByRole('button', { name: '第 2 页' }).click()
  await dialog.getByText('数据库忙').waitFor()
  expect(await page.getByRole('region', { name: '通知' }).count()).toBe(0)
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => rows.count()).toBe(10)
})

test('Escape and typing inside the library stay inside: the page keeps its modal and its hotkeys quiet', async () => {
  const { page, dialog } = await openLibrary()
  await dialog.getByRole('searchbox').pressSequentially('/n')
  expect(await page.locator('#search').evaluate((input) => input === document.activeElement)).toBe(false)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.locator('#editor').isVisible()).toBe(true)
  expect(await page.locator('#editor-title').textContent()).toBe('编辑试题')
})

test('files that are dropped or pasted are uploaded', async () => {
  const { page, uploads } = await openLibrary()
  await page.locator('.library').evaluate((library) => {
    const carry = (name: string) => {
      const data = new DataTransfer()
      data.items.add(new File(['教案'], name))
      return data
    }
    const drag = (type: string) => new DragEvent(type, { bubbles: true, dataTransfer: carry('拖入.txt') })
    library.dispatchEvent(drag('dragenter'))
    library.dispatchEvent(drag('drop'))
    library.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: carry('粘贴.txt') }))
  })
  await uploads.filter({ hasText: '拖入.txt' }).getByText('上传成功').waitFor()
  await uploads.filter({ hasText: '粘贴.txt' }).getByText('上传成功').waitFor()
})

test('a drop that could not be read says so, and the next one is uploaded', async () => {
  const { page, uploads } = await openLibrary()
  const drop = () =>
    page.locator('.library').evaluate((library) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['再拖一次'], '再拖一次.txt'))
      for (const type of ['dragenter', 'drop']) library.dispatchEvent(new DragEvent(type, { dataTransfer }))
    })
  const late = '**/elements/**/chunks/**'
  await intercept(page, late, (route) => route.abort())
  await drop()
  await page.getByText('没有读到文件，请再拖一次').waitFor()
  await page.unroute(late)
  await drop()
  await uploads.filter({ hasText: '再拖一次.txt' }).getByText('上传成功').waitFor()
})

test('what is copied from a sheet is text in a field and a picture beside it', async () => {
  const { dialog, uploads, rows } = await openLibrary()
  const paste = (field: HTMLElement, kinds: string[]) => {
    const clipboardData = new DataTransfer()
    for (const kind of kinds) clipboardData.items.add('二次函数', kind)
    clipboardData.items.add(new File(['表格'], `${kinds.length} 种.png`, { type: 'image/png' }))
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, composed: true, clipboardData }))
  }
  const sheet = ['text/plain', 'text/html']
  await dialog.getByRole('searchbox').evaluate(paste, sheet)
  await dialog.getByRole('searchbox').evaluate(paste, ['text/html'])
  await uploads.filter({ hasText: '1 种.png' }).getByText('上传成功').waitFor()
  expect(await uploads.count()).toBe(1)
  await rows.first().getByRole('checkbox').evaluate(paste, sheet)
  await uploads.filter({ hasText: '2 种.png' }).waitFor()
})

test('a lost network puts the upload back, and its return starts it anew', async () => {
  const { page, context, dialog, choose, uploads, sent } = await openLibrary()
  let held = false
  await intercept(page, /\/oss/, (route) => {
    if (held || route.request().method() !== 'POST') return route.fallback()
    held = true
    return undefined
  })
  await choose(aFile('断网.pdf'))
  await uploads.getByRole('progressbar').waitFor()
  // Its bytes are on their way when the network goes.
  await expect.poll(() => held).toBe(true)
  await context.setOffline(true)
  await dialog.getByText('网络已断开，恢复后自动继续上传').waitFor()
  await uploads.getByText('等待中').waitFor()
  await context.setOffline(false)
  await uploads.getByText('上传成功').waitFor()
  expect(sent(policy)).toHaveLength(2)
  expect(sent(registration)).toHaveLength(1)
})

test('a list asked for without a network says in its place that it did not come, and comes by itself with it', async () => {
  const { page, context, dialog, rows } = await openLibrary()
  await context.setOffline(true)
  await dialog.getByRole('combobox', { name: '文件类型' }).selectOption('PDF')
  const failed = dialog.getByRole('alert').filter({ has: page.getByRole('button', { name: '重试' }) })
  await failed.waitFor()
  await context.setOffline(false)
  await rows
    .filter({ has: page.locator('.file-type', { hasText: 'PDF' }) })
    .first()
    .waitFor()
  expect(await failed.count()).toBe(0)
})

test('everything is done by keyboard: search, down the list, pick, confirm', async () => {
  const { page, dialog, rows } = await openLibrary()
  await dialog.getByRole('searchbox').focus()
  await rows.first().getByRole('checkbox').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  const name = await rows.nth(1).locator('.file-name').textContent()
  await dialog.getByText('已选 1 个文件').waitFor()
  await dialog.getByRole('button', { name: '确定' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('#resources li').allTextContents()).toEqual([`${name}×`])
})

test('lists one’s own files, by size, and says so only where it differs from what the documents ask for', async () => {
  const { dialog, rows, sent, choose } = await openLibrary()
  expect(sent(list).at(-1)?.query).not.toHaveProperty('scope')
  expect(sent(list).at(-1)?.query).not.toHaveProperty('sort')
  await choose(aFile('论大小：大.txt', 3 * MB), aFile('论大小：小.txt', 10))
  await dialog.getByText('已上传 2/2').waitFor()
  await dialog.getByRole('radio', { name: '我的文件' }).press('Space')
  await dialog.getByRole('combobox', { name: '排序' }).selectOption('从大到小')
  await expect.poll(() => sent(list).at(-1)?.query).toMatchObject({ scope: 'mine', sort: 'largest', pageNum: '1' })
  // The account has files of its own besides.
  await dialog.getByRole('searchbox', { name: '搜索文件名' }).fill('论大小')
  const names = () => rows.locator('.file-name').allTextContents()
  await expect.poll(names).toEqual(['论大小：大.txt', '论大小：小.txt'])
  await dialog.getByRole('combobox', { name: '排序' }).selectOption('从小到大')
  await expect.poll(names).toEqual(['论大小：小.txt', '论大小：大.txt'])
  await dialog.getByRole('searchbox', { name: '搜索文件名' }).fill('')
  await expect.poll(() => rows.count()).toBeGreaterThan(2)
  const owners = await rows.locator('.file-owner').allTextContents()
  expect(new Set(owners).size).toBe(1)
  expect(owners[0]).not.toBe('')
})

test('on a phone the list begins in the upper third, and the buttons stand at the bottom of an empty one', async () => {
  const { page } = await visit('/legacy/question-bank/', {
    as: accounts.everything,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await page.evaluate(() => document.querySelector('resource-library')?.setAttribute('open', ''))
  const dialog = page.getByRole('dialog', { name: '课堂资源库' })
  await dialog.getByRole('button', { name: '拍照上传' }).waitFor()
  const rows = dialog.getByRole('list', { name: '文件列表' }).getByRole('listitem')
  const top = (place: typeof rows) => place.boundingBox().then((box) => Math.floor((box?.y ?? Number.NaN) / 10))
  expect(await top(rows.first())).toBeLessThan(844 / 30)
  // Range and layout share a row, and camera, type and order the next.
  expect(await top(dialog.getByRole('radiogroup', { name: '显示方式' }))).toBe(
    await top(dialog.getByRole('radiogroup', { name: '文件范围' })),
  )
  expect(await top(dialog.getByRole('combobox', { name: '排序' }))).toBe(
    await top(dialog.getByRole('button', { name: '拍照上传' })),
  )
  await dialog.getByRole('searchbox').fill('这样的文件没有')
  await dialog.getByText('没有符合条件的文件').waitFor()
  const confirm = await dialog.getByRole('button', { name: '确定' }).boundingBox()
  expect((confirm?.y ?? 0) + (confirm?.height ?? 0)).toBeGreaterThan(844 - 20)
})

/** In the long run the largest file there may be, and a network that is gone for longer than a request waits. */
const large = process.env['LONG_RUN'] === '1' ? { bytes: 2048 * MB, outage: 30_000 } : { bytes: 101 * MB, outage: 0 }
const largeTimeout = 60_000 + large.bytes / 8000

test(
  'a large file goes in parts: after a cut and a reload none that had arrived is sent again',
  { timeout: 2 * largeTimeout },
  async () => {
    const { bytes, outage } = large
    const count = Math.ceil(bytes / partBytes)
    const file = path.join(folder, '大型实录.mp4')
    const content = createHash('sha256')
    writeFileSync(file, '')
    for (let index = 0; index < count; index++) {
      // Every part is of another content: one that is missing or in a wrong place shows.
      const part = Buffer.alloc(Math.min(partBytes, bytes - index * partBytes), `${index} `)
      appendFileSync(file, part)
      content.update(part)
    }
    const { page, context, dialog, choose, sent, openFromPage } = await openLibrary()
    let begun = 0
    const arrived: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/oss')) begun += 1
    })
    // The network goes with one part on its way, and the page with another.
    const [cut, reload] = [Math.floor(count / 3), Math.floor((count * 2) / 3)]
    let seen = 0
    await intercept(page, /\/oss/, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      seen += 1
      return seen === cut || seen === reload ? undefined : route.fallback()
    })
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().includes('/oss')) arrived.push(response.status())
    })
    await choose(file)
    await expect.poll(() => seen, { timeout: largeTimeout }).toBe(cut)
    await context.setOffline(true)
    await dialog.getByText('网络已断开，恢复后自动继续上传').waitFor()
    await new Promise((resolve) => setTimeout(resolve, outage))
    await context.setOffline(false)
    await expect.poll(() => seen, { timeout: largeTimeout }).toBe(reload)
    // The page warns before it goes; the reader goes all the same.
    page.once('dialog', (warning) => void warning.accept())
    await page.reload()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await openFromPage()
    const answer = page.waitForResponse((response) => response.url().includes(parts))
    await choose(file)
    const registered = page.waitForResponse((response) => response.url().includes(registration), {
      timeout: largeTimeout,
    })
    const { data } = await (await answer).json()
    expect(data).toMatchObject({ partBytes, received: Array.from({ length: reload - 2 }, (_, index) => index) })
    await dialog.getByText('上传成功').waitFor({ timeout: largeTimeout })
    // The storage takes a part once and says 409 to another: each came once, and only the two that were cut went twice.
    expect(arrived).toEqual(Array.from({ length: count }, () => 204))
    expect(begun).toBe(count + 2)
    expect(sent(joined)).toHaveLength(1)
    expect(sent(policy)).toHaveLength(0)
    expect(sent(registration)).toHaveLength(1)
    await dialog.locator('.file-name', { hasText: '大型实录.mp4' }).waitFor()
    const row = await (await registered).json()
    const stored = createHash('sha256')
    for await (const piece of (await fetch(row.data.url)).body ?? []) stored.update(piece)
    expect(stored.digest('hex')).toBe(content.digest('hex'))
    expect(await page.evaluate(() => localStorage.getItem('mango:library-parts'))).toBe('[]')
  },
)

test('a file that somebody else has deleted leaves the list with the try to rename it', async () => {
  const { dialog, rows, notice } = await openLibrary()
  const other = await openLibrary()
  const name = await rows.first().locator('.file-name').innerText()
  const ask = async (library: typeof dialog, wish: string) => {
    await library.getByRole('button', { name: `更多操作：${name}` }).click()
    await library.getByRole('menuitem', { name: wish }).click()
  }
  await ask(other.dialog, '删除')
  await other.page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await other.notice(`已删除“${name}”`).waitFor()
  await ask(dialog, '重命名')
  await dialog.getByRole('textbox', { name: /^文件名/ }).fill('改名')
  await dialog.getByRole('textbox', { name: /^文件名/ }).press('Enter')
  await notice('文件不存在，可能已被删除').waitFor()
  await rows.filter({ hasText: name }).waitFor({ state: 'detached' })
  await other.page.getByRole('button', { name: '撤销' }).click()
  await other.rows.filter({ hasText: name }).waitFor()
})

test('a file is renamed and deleted with what uses it named first, and both can be undone', async () => {
  const { dialog, rows, notice, page, sent } = await openLibrary()
  const listed = page.waitForResponse((response) => response.url().includes(list) && response.url().includes('type=2'))
  await dialog.getByRole('combobox', { name: '文件类型' }).selectOption('PDF')
  const firstPage = new URL((await listed).url())
  const usesOf = async (fileId: number) => {
    const params = { fileId, userToken: String(sent(list).at(-1)?.query['userToken']) }
    return (await page.request.get(new URL(uses, page.url()).href, { params })).json()
  }
  let name = ''
  let used = { total: 0, data: [{ name: '' }] }
  // Which file a lesson uses is the seed's business, and how far down it stands that of the tests before.
  for (let pageNum = 1; used.total === 0; pageNum++) {
    firstPage.searchParams.set('pageNum', String(pageNum))
    const { data: files } = await (await page.request.get(firstPage.href)).json()
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      if (used.total === 0) [name, used] = [file.fileName, await usesOf(file.id)]
    }
  }
  await dialog.getByRole('searchbox', { name: '搜索文件名' }).fill(name)
  const row = (fileName: string) => rows.filter({ has: page.getByTitle(fileName, { exact: true }) })
  const ask = async (fileName: string, wish: string) => {
    const button = row(fileName).getByRole('button', { name: `更多操作：${fileName}` })
    await button.click()
    const item = page.getByRole('menuitem', { name: wish })
    // Beside its button, and not somewhere in the window.
    const apart = async () => {
      const [there, here] = [await button.boundingBox(), await item.boundingBox()]
      return Math.abs((there?.x ?? 0) - (here?.x ?? 0))
    }
    await expect.poll(apart).toBeLessThan(160)
    await item.click()
  }

  await ask(name, '重命名')
  const renaming = page.getByRole('dialog', { name: '重命名' })
  const field = renaming.getByRole('textbox', { name: '文件名' })
  await field.fill('')
  expect(await renaming.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
  // Found by the old name still.
  const renamed = `换了名字 ${name.replace(/\.pdf$/, '')}`
  await field.fill(renamed)
  await page.keyboard.press('Enter')
  await renaming.waitFor({ state: 'hidden' })
  await row(`${renamed}.pdf`).waitFor()
  await notice(`已重命名为“${renamed}.pdf”`).waitFor()
  await page.getByRole('button', { name: '撤销' }).click()
  await row(name).waitFor()

  await ask(name, '删除')
  const deleting = page.getByRole('alertdialog', { name: '删除这个文件？' })
  await deleting.getByText(`${used.total} 处正在使用`).waitFor()
  await deleting.getByText(`“${used.data[0]?.name}”`).waitFor()
  await deleting.getByText('删除后这些地方仍可使用，资源库里不再列出').waitFor()
  await deleting.getByRole('button', { name: '取消' }).click()
  await deleting.waitFor({ state: 'hidden' })
  expect(await row(name).count()).toBe(1)
  await ask(name, '删除')
  await deleting.getByRole('button', { name: '删除' }).click()
  await deleting.waitFor({ state: 'hidden' })
  await expect.poll(() => row(name).count()).toBe(0)
  await notice(`已删除“${name}”`).waitFor()
  await page.getByRole('button', { name: '撤销' }).last().click()
  await row(name).waitFor()
})
