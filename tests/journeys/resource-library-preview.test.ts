import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit } = stage()

/** The library in a legacy page, searched for a suffix, with the preview of the first file it finds. */
async function preview(suffix: string, options: { width?: number; before?: (page: Page) => Promise<unknown> } = {}) {
  const viewport = { width: options.width ?? 1440, height: 900 }
  const { page } = await visit('/legacy/question-bank/', { as: accounts.everything, viewport })
  await options.before?.(page)
  await page.evaluate(() => document.querySelector('resource-library')?.setAttribute('open', ''))
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  await library.getByRole('searchbox').fill(suffix)
  await library.getByRole('searchbox').press('Enter')
  const row = library.getByRole('listitem').filter({ hasText: suffix }).first()
  await row.waitFor()
  await expect.poll(() => library.locator('.files ul[data-stale]').count()).toBe(0)
  const name = (await row.locator('.file-name').textContent()) ?? ''
  await library.getByRole('button', { name: /^预览/ }).first().click()
  const dialog = page.getByRole('dialog', { name: /./ }).filter({ hasText: '新窗口打开' }).last()
  await dialog.waitFor()
  return { page, dialog, name }
}

test('a picture is shown, zoomed and turned by keyboard, and left for the next one', async () => {
  const { page, dialog } = await preview('.png')
  const picture = dialog.getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
  const title = await dialog.getByRole('heading').textContent()
  await page.keyboard.press('+')
  await expect.poll(() => dialog.textContent()).not.toContain('100%')
  await page.keyboard.press('0')
  await dialog.getByText('100%').waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => dialog.getByRole('heading').textContent()).not.toBe(title)
})

test('on a phone on its side an upright picture is seen as a whole', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400"/></svg>'
  const { page, dialog } = await preview('.png', {
    before: (page) =>
      intercept(page, /\/oss\/.*\.png/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg })),
  })
  await page.setViewportSize({ width: 667, height: 320 })
  const picture = dialog.locator('.preview-frame img').first()
  const isWhole = () =>
    picture.evaluate((image) => {
      const frame = image.closest('.preview-frame')?.getBoundingClientRect()
      const { top, bottom, height } = image.getBoundingClientRect()
      const body = image.closest('.dialog-body')?.getBoundingClientRect()
      return height > 40 && frame && body && top >= frame.top && bottom <= Math.min(frame.bottom, body.bottom)
    })
  await expect.poll(isWhole).toBe(true)
})

test('a preview whose code does not come leaves the library and its picks, and comes with another try', async () => {
  const { page } = await visit('/legacy/question-bank/', { as: accounts.everything })
  await page.evaluate(() => document.querySelector('resource-library')?.setAttribute('open', ''))
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  await library.getByRole('checkbox').first().check()
  const late = '**/elements/**/chunks/**'
  await intercept(page, late, (route) => route.abort())
  await library.getByRole('button', { name: /^预览/ }).first().click()
  const failed = page.getByRole('dialog', { name: '没有加载出来' })
  await failed.getByText('请检查网络后重试').waitFor()
  await library.getByText('已选 1 个文件').waitFor()
  await page.unroute(late)
  await failed.getByRole('button', { name: '重试' }).click()
  await page.getByRole('link', { name: '新窗口打开' }).waitFor()
  await library.getByText('已选 1 个文件').waitFor()
})

test('a picture that does not come says 加载失败', async () => {
  const { dialog } = await preview('.png', { before: (page) => intercept(page, /\/oss\//, (route) => route.abort()) })
  await dialog.getByText('加载失败').first().waitFor()
})

test('a PDF is drawn by the page itself, with its text, and nothing is asked of another host', async () => {
  const strangers: string[] = []
  const { page, dialog } = await preview('.pdf', {
    before: async (page) => {
      const own = new URL(page.url()).origin
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== own) strangers.push(request.url())
      })
    },
  })
  await dialog.getByRole('group', { name: '第 1 页' }).locator('canvas').waitFor()
  await expect.poll(() => dialog.getByRole('group', { name: '第 1 页' }).textContent()).not.toBe('')
  expect(await dialog.locator('iframe').count()).toBe(0)
  expect(page.frames()).toHaveLength(1)
  expect(strangers).toEqual([])
})

test.each(['.docx', '.pptx', '.xlsx'])(
  'a document (%s) is offered for download, not shown to a stranger',
  async (suffix) => {
    const { dialog, name } = await preview(suffix)
    await dialog.getByText('这种文件不能在线预览，请下载后查看').waitFor()
    expect(await dialog.locator('iframe').count()).toBe(0)
    expect(await dialog.getByRole('link', { name: '下载' }).first().getAttribute('download')).toContain(
      name.slice(0, 4),
    )
  },
)

test('a viewer that the host names opens a document, without a token in its address', async () => {
  const { dialog } = await preview('.docx', {
    before: async (page) => {
      await intercept(page, 'https://viewer.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'viewer' }),
      )
      await page.evaluate(() =>
        document.querySelector('resource-library')?.setAttribute('viewer', 'https://viewer.example/?src='),
      )
    },
  })
  const address = (await dialog.locator('iframe').getAttribute('src')) ?? ''
  expect(address).toMatch(/^https:\/\/viewer\.example\/\?src=http/)
  // Signed, for this file alone.
  expect(decodeURIComponent(address)).toMatch(/\.docx\?OSSAccessKeyId=/)
  expect(address).not.toContain('userToken')
  expect(await dialog.locator('iframe').getAttribute('referrerpolicy')).toBe('no-referrer')
})

test.each([
  [1440, 720, 444],
  [390, 382, 286],
])('a video in a page %i px wide is %i by %i', async (width, wide, high) => {
  const { dialog } = await preview('.mp4', { width })
  // As laid out: on screen a moved dialog's corners are rounded to floats.
  const size = () =>
    dialog.locator('video').evaluate((video: HTMLVideoElement) => [video.offsetWidth, video.offsetHeight])
  await expect.poll(size).toEqual([wide, high])
})

test('a sound plays', async () => {
  const { dialog } = await preview('.mp3')
  const sound = dialog.locator('audio')
  await expect
    .poll(() => sound.evaluate((audio) => audio instanceof HTMLAudioElement && audio.duration))
    .toBeGreaterThan(0)
})

test('a text is shown as text', async () => {
  const { dialog } = await preview('.json')
  await expect.poll(() => dialog.locator('pre').textContent()).toContain('"')
})
