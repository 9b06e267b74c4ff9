import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit } = stage()
const list = '/api/conn/coz/teacher/selectFileRepoList'
const registration = '/api/conn/coz/teacher/addFileToRepo'
const groups = '/legacy/group-management/'

const aFile = (name: string, content = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
})

/** Files on their way to the storage wait until they are let go, or turned away. */
async function holdStorage(page: Page) {
  let open: (status?: number) => void = () => undefined
  let opened = new Promise<number | undefined>((resolve) => (open = resolve))
  await intercept(page, /\/oss/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const status = await opened
    return status === undefined ? route.fallback() : route.fulfill({ status, body: '<Error/>' })
  })
  return {
    letGo: () => open(),
    holdAgain: () => void (opened = new Promise((resolve) => (open = resolve))),
    turnAway() {
      open(503)
      opened = Promise.resolve(undefined)
    },
  }
}

const group = (page: Page) => page.getByRole('row', { name: /抛物线小组/ })
const openLibrary = (page: Page) => group(page).getByRole('button', { name: '布置资料' }).click()

/** The library on a page of another application, uploading for a group of students. */
async function uploading(...names: string[]) {
  const visitor = await visit(groups, { as: accounts.everything })
  const { page } = visitor
  const storage = await holdStorage(page)
  await openLibrary(page)
  const dialog = page.getByRole('dialog', { name: '课堂资源库' })
  await dialog.getByRole('list', { name: '文件列表' }).getByRole('listitem').first().waitFor()
  await dialog.locator('input[type=file]').setInputFiles(names.map((name) => aFile(name)))
  await dialog.getByRole('progressbar', { name: `${names[0]} 上传进度` }).waitFor()
  const background = page.getByRole('region', { name: '后台上传' })
  const resources = group(page).locator('.el-tag')
  return { ...visitor, storage, dialog, background, resources }
}

test('files that finish after the dialog was confirmed are shown on the page and come to it', async () => {
  const { page, storage, dialog, background, resources, sent } = await uploading('确定之后.pdf', '随后.pdf')
  const pdf = dialog.getByRole('list', { name: '文件列表' }).getByRole('listitem').filter({ hasText: 'PDF' })
  await pdf.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: '确定', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => resources.count()).toBe(1)
  await background.getByRole('heading', { name: '正在上传，还有 2 个文件' }).waitFor()
  expect(await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true)
  storage.letGo()
  await background.getByRole('heading', { name: '上传完成' }).waitFor()
  await expect.poll(() => resources.count()).toBe(3)
  expect(await resources.nth(2).textContent()).toContain('随后.pdf')
  expect(sent(registration)).toHaveLength(2)
  await background.getByRole('button', { name: '关闭' }).click()
  await background.waitFor({ state: 'hidden' })
})

test('files of a dialog that was cancelled are kept in the library and forced on nobody', async () => {
  const { storage, dialog, background, resources, page } = await uploading('取消之后.pdf')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await background.waitFor()
  storage.letGo()
  await background.getByRole('heading', { name: '上传完成' }).waitFor()
  expect(await resources.count()).toBe(0)
  await openLibrary(page)
  await dialog.locator('.file-name', { hasText: '取消之后.pdf' }).first().waitFor()
  // The library shows its uploads itself again.
  await background.waitFor({ state: 'hidden' })
})

test('a dialog that was opened again shows its uploads, and picks what is done', async () => {
  const { page, storage, dialog, background } = await uploading('再次打开.pdf')
  await dialog.getByRole('button', { name: '取消', exact: true }).click()
  await background.waitFor()
  await openLibrary(page)
  await dialog.getByRole('progressbar', { name: '再次打开.pdf 上传进度' }).waitFor()
  await background.waitFor({ state: 'hidden' })
  storage.letGo()
  await dialog.getByText('已选 1 个文件').waitFor()
})

test('files that finish after the library of a lesson was confirmed come to the lesson; what shows them can be pressed and hides no button', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/teacherClassroomList?courseId=1', { as: accounts.everything })
  const storage = await holdStorage(page)
  await page.getByRole('button', { name: '新建课堂', exact: true }).click()
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  const openMaterials = () => editor.getByRole('button', { name: '从资源库选学习资料' }).click()
  await openMaterials()
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  const files = library.getByRole('list', { name: '文件列表' }).getByRole('listitem')
  await files.first().waitFor()
  await library.locator('input[type=file]').setInputFiles([aFile('课后再到.pdf')])
  const progress = library.getByRole('progressbar', { name: '课后再到.pdf 上传进度' })
  await progress.waitFor()
  await library.getByRole('button', { name: '取消', exact: true }).click()
  await openMaterials()
  await progress.waitFor()
  await files.first().getByRole('checkbox').check()
  await library.getByRole('button', { name: '确定', exact: true }).click()
  const background = page.getByRole('region', { name: '后台上传' })
  await background.getByRole('heading', { name: '正在上传，还有 1 个文件' }).waitFor()
  // Refused where something lies over it.
  await editor.getByRole('button', { name: '发布', exact: true }).click({ trial: true })
  await background.getByRole('button', { name: '收起上传列表' }).click()
  storage.letGo()
  await editor.getByRole('region', { name: '学习资料' }).getByText('课后再到.pdf').waitFor()
  await background.getByRole('button', { name: '关闭' }).click()
  await background.waitFor({ state: 'hidden' })
})

test('of a file that the library has already nothing goes before somebody has chosen; one’s own can be replaced, and stays picked as the new one', async () => {
  const { storage, dialog, resources, sent } = await uploading('原件.pdf')
  storage.letGo()
  await dialog.getByText('已上传 1/1').waitFor()
  storage.holdAgain()
  const copies = [aFile('原件（1）.pdf', '原件.pdf'), aFile('别的.pdf'), aFile('原件（2）.pdf', '原件.pdf')]
  await dialog.locator('input[type=file]').setInputFiles(copies)
  const rows = dialog.getByRole('region', { name: '上传列表' }).getByRole('listitem')
  const first = rows.filter({ hasText: '原件（1）.pdf' })
  await first.getByText(/资源库里已有同样的文件：您于 .* 上传的“原件\.pdf”/).waitFor()
  await dialog.getByRole('progressbar', { name: '别的.pdf 上传进度' }).waitFor()
  await rows.getByRole('button', { name: '跳过 原件（2）.pdf' }).press('Enter')
  await rows.filter({ hasText: '原件（2）.pdf' }).waitFor({ state: 'detached' })
  storage.letGo()
  await dialog.getByText('已上传 2/3，1 个资源库里已有，请选择').waitFor()
  expect(sent(registration).map(({ body }) => body)).toMatchObject([{ fileName: '原件.pdf' }, { fileName: '别的.pdf' }])
  await first.getByRole('button', { name: '替换 原件（1）.pdf' }).press('Enter')
  await dialog.getByText('已上传 3/3').waitFor()
  await dialog.getByRole('searchbox', { name: '搜索文件名' }).fill('原件')
  const names = dialog.getByRole('list', { name: '文件列表' }).locator('.file-name')
  await expect.poll(() => names.allTextContents()).toEqual(['原件（1）.pdf'])
  await dialog.getByText('已选 2 个文件').waitFor()
  await dialog.getByRole('button', { name: '确定', exact: true }).click()
  await expect.poll(() => resources.count()).toBe(2)
  expect(await resources.nth(0).textContent()).toContain('原件（1）.pdf')
  expect(await resources.nth(1).textContent()).toContain('别的.pdf')
})

test('going elsewhere in the application ends no upload; a failure is told there, and retried there', async () => {
  const { page, storage, dialog, background, sent } = await uploading('换页.pdf')
  await dialog.getByRole('button', { name: '取消', exact: true }).click()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('menuitem', { name: '小组课件' }).click()
  await group(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  storage.turnAway()
  await background.getByRole('heading', { name: '1 个文件上传失败' }).waitFor()
  await background.getByText('存储服务出错了（503），请稍后重试', { exact: false }).first().waitFor()
  await background.getByRole('button', { name: '重试 换页.pdf' }).click()
  await background.getByRole('heading', { name: '上传完成' }).waitFor()
  expect(sent(registration)).toHaveLength(1)
  await page.reload()
  await openLibrary(page)
  await dialog.locator('.file-name', { hasText: '换页.pdf' }).first().waitFor()
})

test.each([
  [320, 568],
  [1366, 620],
])('in a window of %i by %i the running upload and the buttons are in sight', async (width, height) => {
  const { page, dialog } = await uploading('一.pdf', '二.pdf', '三.pdf', '四.pdf')
  await page.setViewportSize({ width, height })
  const bar = dialog.getByRole('progressbar', { name: '一.pdf 上传进度' })
  const seen = () =>
    bar.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const root = element.getRootNode()
      const at = root instanceof ShadowRoot ? root.elementFromPoint(x + width / 2, y + height / 2) : null
      return at === element
    })
  await expect.poll(seen).toBe(true)
  await expect.poll(() => dialog.getByRole('button', { name: '确定', exact: true }).isVisible()).toBe(true)
})

test('a file without a usable address says so, and the others are shown as ever', async () => {
  const { page } = await visit('/legacy/question-bank/', { as: accounts.everything })
  await intercept(page, `**${list}*`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const urls = ['', 'javascript:alert(1)', 'https://user:pw@evil.test/a.png']
    answer.data = answer.data.map((file: object, index: number) => ({
      ...file,
      ...(index < 3 && { url: urls[index] }),
    }))
    await route.fulfill({ json: answer })
  })
  await page.evaluate(() => document.querySelector('resource-library')?.setAttribute('open', ''))
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  await library.getByRole('combobox', { name: '文件类型' }).selectOption('图片')
  await expect.poll(() => library.locator('.files ul[data-stale]').count()).toBe(0)
  await expect
    .poll(async () => new Set(await library.locator('.file-type').allTextContents()))
    .toEqual(new Set(['图片']))
  const previews = library.getByRole('button', { name: /^预览/ })
  const dialog = page.locator('dialog.preview')
  for (const broken of [0, 1, 2]) {
    await previews.nth(broken).click()
    await dialog.getByText('加载失败').waitFor()
    await dialog.getByRole('button', { name: '关闭' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await previews.nth(3).click()
  await expect
    .poll(() =>
      dialog
        .getByRole('img')
        .first()
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0)
})

test('a previewer whose code does not come says so and leaves the picks alone', async () => {
  const { page } = await visit('/legacy/question-bank/', { as: accounts.everything })
  await page.evaluate(() => document.querySelector('resource-library')?.setAttribute('open', ''))
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  const rows = library.getByRole('list', { name: '文件列表' }).getByRole('listitem')
  await rows.first().getByRole('checkbox').check()
  await intercept(page, /file-preview[^/]*\.js/, (route) => route.abort())
  await library.getByRole('button', { name: /^预览/ }).first().click()
  const failed = page.getByRole('dialog', { name: '没有加载出来' })
  await failed.getByText('请检查网络后重试').waitFor()
  await failed.getByRole('button', { name: '关闭' }).click()
  await library.getByText('已选 1 个文件').waitFor()
})

test('the library of curriculum evaluation has a title of its own', async () => {
  const { page } = await visit('/legacy/question-bank/', { as: accounts.everything })
  await page.evaluate(() => {
    const library = document.querySelector('resource-library')
    library?.setAttribute('variant', 'evaluation')
    library?.setAttribute('open', '')
  })
  await page.getByRole('dialog', { name: '课程评价资源库' }).waitFor()
})
