import { expect, test } from 'vitest'
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
  const name = (await row.locator('.file-name').textContent()) ?? ''
  await expect.poll(() => library.locator('.files ul[data-stale]').count()).toBe(0)
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

test('a picture that does not come says 加载失败', async () => {
  const { dialog } = await preview('.png', { before: (page) => page.route(/\/oss\//, (route) => route.abort()) })
  await dialog.getByText('加载失败').first().waitFor()
})

test.each([
  ['.docx', 'docx'],
  ['.pptx', 'pptx'],
  ['.xlsx', 'xlsx'],
  ['.pdf', 'pdf'],
])('a document (%s) opens in the office online viewer, without a token in its address', async (suffix, extension) => {
  const { dialog } = await preview(suffix)
  const address = await dialog.locator('iframe').getAttribute('src')
  expect(address).toMatch(/^https:\/\/view\.officeapps\.live\.com\/op\/embed\.aspx\?src=http/)
  expect(decodeURIComponent(address ?? '')).toMatch(new RegExp(`\\.${extension}$`))
  expect(await dialog.locator('iframe').getAttribute('referrerpolicy')).toBe('no-referrer')
})

test.each([
  [1440, 720, 444],
  [390, 382, 286],
])('a video in a page %i px wide is at most %i by %i', async (width, wide, high) => {
  const { dialog } = await preview('.mp4', { width })
  // As laid out: on screen a moved dialog's corners are rounded to floats.
  const box = await dialog.locator('video').evaluate((video: HTMLVideoElement) => ({
    width: video.offsetWidth,
    height: video.offsetHeight,
  }))
  expect(box.width).toBeLessThanOrEqual(wide)
  expect(box.width).toBeGreaterThan(wide * 0.85)
  expect(box.height).toBeLessThanOrEqual(high)
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
