import { chromium, type Browser, type Frame, type Locator, type Page } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.js'
import { storybookFolder } from './storybook-folder.ts'

let server: PreviewServer
let browser: Browser
let origin = ''

beforeAll(async () => {
  const build = { outDir: storybookFolder }
  server = await preview({ configFile: false, logLevel: 'warn', build, preview: { port: 0, host: '127.0.0.1' } })
  origin = server.resolvedUrls?.local[0] ?? ''
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Opens Storybook itself, as people do, and gives what it shows in its middle. */
async function open(address: string): Promise<{ page: Page; shown: Frame; faults: readonly string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (said) => {
    if (said.type() === 'error') faults.push(said.text())
  })
  await page.goto(`${origin}?path=/${address}`)
  const frame = await page.waitForSelector('#storybook-preview-iframe')
  const shown = await frame.contentFrame()
  if (!shown) throw new Error('Storybook shows nothing')
  return { page, shown, faults }
}

/** Pictures in sight that have not come, and frames in sight with nothing in them. */
async function blanks(shown: Frame): Promise<string[]> {
  const pictures = await shown
    .locator('img:visible')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.loading !== 'lazy' && image.naturalWidth === 0 ? [image.src] : [],
      ),
    )
  const frames = await Promise.all(
    shown.childFrames().map(async (frame) => ((await frame.locator('body').innerText()).trim() ? [] : [frame.url()])),
  )
  return [...pictures, ...frames.flat()]
}

/** What a page that was only opened has done to its reader; waits until every frame in it can be entered. */
async function readerOf(shown: Frame): Promise<{ focus: string | undefined; top: number }> {
  for (const frame of shown.childFrames()) {
    await frame.locator('.mango').first().waitFor()
    await expect.poll(() => frame.evaluate(() => document.documentElement.inert), { timeout: 30_000 }).toBe(false)
  }
  return shown.evaluate(() => ({ focus: document.activeElement?.tagName, top: scrollY }))
}
const leftAlone = { focus: 'BODY', top: 0 }

/** Of each package a story on the backend of its page, and what is read in it first. */
const stories: readonly [title: string, story: string, text: string | RegExp][] = [
  ['widgets-correction-panel', 'marking', '完成批改'],
  ['widgets-course-list', 'live', '名著共读社'],
  ['widgets-evaluation-tree', 'live', '义务教育数学（7–9 年级）'],
  ['widgets-exam-list', 'live', /共 \d+ 场/],
  ['widgets-growth-profile', 'usual', '夏书豪'],
  ['widgets-headmaster-cockpit', 'with-header', '校长驾驶舱'],
  ['widgets-lesson-list', 'live', /共 \d+ 节课/],
  ['widgets-live-class-board', 'nobody-has-answered', /未作答/],
  ['widgets-mistake-notebook', 'live', /我会了，直接消灭/],
  ['widgets-monitor-table', 'live', /共 \d+ 条/],
  ['widgets-paper-detail', 'homework', '作答原图'],
  ['widgets-resource-library', 'live', /共 \d+ 个文件/],
  ['widgets-mango-context', 'themes', '上学期'],
]

describe.each(stories)('%s', (title, story, text) => {
  test('shows its first content, with pictures and frames', async () => {
    const { page, shown, faults } = await open(`story/${title}--${story}`)
    await shown.getByText(text).filter({ visible: true }).first().waitFor()
    await expect.poll(() => blanks(shown)).toEqual([])
    expect(faults).toEqual([])
    await page.close()
  })

  test('has a page of its own: the widget in its frame, tables that fit, nothing over it', async () => {
    const { page, shown, faults } = await open(`docs/${title}--docs`)
    await shown.getByRole('heading', { level: 1 }).waitFor()
    const inFrame = shown.frameLocator('iframe').first()
    await inFrame.getByText(text).filter({ visible: true }).first().waitFor()
    expect(await shown.locator(':modal').count()).toBe(0)
    expect(await shown.getByRole('heading', { name: 'Attributes and properties' }).count()).toBe(1)
    expect(await tooWide(shown)).toEqual([])
    expect(await readerOf(shown)).toEqual(leftAlone)
    expect(faults).toEqual([])
    await page.close()
  })
})

/** Whoever opens it the second time: the browser has the files, and nothing else runs on the machine. */
describe('a story on the backend of its page', { timeout: 180_000 }, () => {
  const timed = async (what: () => Promise<unknown>) => {
    const begun = performance.now()
    await what()
    return performance.now() - begun
  }

  test('shows its first content within 4 s of a warm start, and another story within one', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' })
    const starts: number[] = []
    const switches: number[] = []
    for (let round = 0; round < 4; round++) {
      const page = await context.newPage()
      const shown = page.frameLocator('#storybook-preview-iframe')
      const start = await timed(async () => {
        await page.goto(`${origin}?path=/story/widgets-lesson-list--live`, { waitUntil: 'commit' })
        await shown
          .getByText(/共 \d+ 节课/)
          .first()
          .waitFor()
      })
      const other = page.getByRole('link', { name: 'None', exact: true })
      await other.click({ trial: true })
      const next = await timed(async () => {
        await other.click()
        await shown.getByText('这门课还没有课堂').waitFor()
      })
      // The first one fills the browser's cache.
      if (round > 0) {
        starts.push(start)
        switches.push(next)
      }
      await page.close()
    }
    await context.close()
    expect(Math.min(...starts)).toBeLessThan(4000)
    expect(Math.min(...switches)).toBeLessThan(1000)
  })
})

/** How bright words are written: 0 is black, 255 white. Words on light are darker than the middle, words on dark brighter. */
const middle = 128
const brightness = (words: Locator) =>
  words.evaluate((element) => Math.max(...(getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)))

test('what lies over a page until it stands is dark in the dark theme', async () => {
  const page = await browser.newPage()
  await page.goto(`${origin}iframe.html?viewMode=docs&id=parts-button--docs&globals=theme:dark`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const grounds = await page
    .locator('.sb-preparing-story, .sb-preparing-docs')
    .evaluateAll((covers) => covers.map((cover) => getComputedStyle(cover).backgroundColor))
  expect(grounds).toEqual(['rgb(21, 20, 16)', 'rgb(21, 20, 16)'])
  await page.close()
})

test('a page of words and the frame in it wear the theme of the toolbar', async () => {
  const { page, shown, faults } = await open('docs/widgets-exam-list--docs&globals=theme:dark')
  const title = shown.getByRole('heading', { level: 1 })
  const count = shown
    .frameLocator('iframe')
    .first()
    .getByText(/共 \d+ 场/)
  expect(await brightness(count)).toBeGreaterThan(middle)
  expect(await brightness(title)).toBeGreaterThan(middle)
  await page.getByRole('button', { name: '外观' }).click()
  await page.getByRole('option', { name: '浅色' }).click()
  await expect.poll(() => brightness(title)).toBeLessThan(middle)
  await expect.poll(() => brightness(count)).toBeLessThan(middle)
  expect(faults).toEqual([])
  await page.close()
})

/** Tables and samples that a page of 1280 pixels shows only a part of. */
const tooWide = (shown: Frame): Promise<(string | undefined)[]> =>
  shown.locator('table, table :is(td, th), html').evaluateAll((places) =>
    places.flatMap((place) => {
      const frame = place.closest('.sbdocs-content')?.getBoundingClientRect()
      const isCut = frame ? place.getBoundingClientRect().right > frame.right + 1 : false
      return isCut || place.scrollWidth > place.clientWidth + 1 ? [place.textContent.slice(0, 60)] : []
    }),
  )

test.each([
  ['docs/parts-table--docs', 'skeletonRows'],
  ['docs/parts-tree--docs', 'onExpandedChange'],
  ['docs/parts-cropper--docs', 'side'],
  ['docs/parts-pdf-viewer--docs', 'downloadUrl'],
  ['docs/parts-field--docs', 'hint'],
  // Also what it takes along to the field in it.
  ['docs/parts-search-history--docs', 'placeholder'],
  ['docs/parts-button--docs', '查询'],
  ['docs/parts-dialog--docs', 'Dialog'],
  ['docs/widget-parts-paged-list--docs', 'Paged list'],
  ['docs/changelog--docs', 'New parts'],
  ['docs/embedding-guide--docs', 'mango-context'],
  ['docs/patterns-about--docs', 'Patterns'],
])('%s is read at 1280 without a scroll bar below it', async (address, text) => {
  const { page, shown, faults } = await open(address)
  await shown.getByText(text).filter({ visible: true }).first().waitFor()
  expect(await shown.locator(':modal').count()).toBe(0)
  expect(await tooWide(shown)).toEqual([])
  expect(faults).toEqual([])
  await page.close()
})

/** Their stories open lists and dialogs, which take the focus. */
const inFrames = [
  'parts-cascader',
  'parts-confirm-dialog',
  'parts-dialog',
  'parts-drawer',
  'parts-menu',
  'parts-notice',
  'parts-popover',
  'parts-preview',
  'parts-search-history',
  'widget-parts-converted-file',
  'widget-parts-failure-notices',
  'widget-parts-question-picture',
  'widget-parts-upload-indicator',
]
test.each(inFrames)('%s leaves the focus and the place to its reader', async (title) => {
  const { page, shown, faults } = await open(`docs/${title}--docs`)
  await shown.frameLocator('iframe').first().locator('.mango').first().waitFor()
  expect(await readerOf(shown)).toEqual(leftAlone)
  expect(faults).toEqual([])
  await page.close()
})
