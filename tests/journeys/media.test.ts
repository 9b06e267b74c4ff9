import { docx, pptx } from '@mango/backend/demo'
import { execFileSync } from 'node:child_process'
import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { accounts, stage } from './stage.ts'

const { visit, origin } = stage({ convert: true })
const list = '/adminv2/mangoTeacher/teacherClassroomList?courseId=1&classId=1&isCustomCourse=0&className=七年级语文'

async function has(tool: 'ffmpeg' | 'libreoffice' | 'poppler'): Promise<boolean> {
  const health: unknown = await (await fetch(`${origin()}/api/health`)).json()
  return JSON.stringify(health).includes(`"${tool}":true`)
}
const recorder = 'ffmpeg'
/** A film of two seconds as an old recorder writes it, which no browser plays. */
function film(): Buffer {
  const inputs = '-f lavfi -i testsrc2=s=320x180:d=2 -f lavfi -i sine=d=2'
  const output = '-c:v mpeg4 -c:a pcm_s16le -movflags frag_keyframe -f mov -'
  return execFileSync(recorder, `-v error ${inputs} ${output}`.split(' '))
}
const deck = (titles: readonly string[]) => ({
  name: '旅行.pptx',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(pptx(titles.map((title) => ({ title, lines: ['一', '二'] })))),
})

test('a film and slides that no browser shows are converted, and a lesson has them', async (context) => {
  if (!((await has('ffmpeg')) && (await has('libreoffice')) && (await has('poppler')))) return context.skip()
  const { page } = await visit(list, { as: accounts.everything })
  await page
    .getByRole('button', { name: /^新建课堂 / })
    .first()
    .click()
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  await editor.getByRole('textbox', { name: /标题/ }).fill('老录像')
  await editor
    .getByLabel('选择课堂视频')
    .setInputFiles({ name: '录像.mov', mimeType: 'video/quicktime', buffer: film() })
  await editor.getByRole('button', { name: '删除课堂视频' }).waitFor()
  await editor.getByLabel('选择课堂课件').setInputFiles(deck(['春', '夏', '秋']))
  await editor.getByRole('button', { name: '删除课堂课件' }).waitFor()
  await editor.getByRole('button', { name: '保存' }).click()
  await editor.waitFor({ state: 'detached' })
  const [lesson] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: '老录像', exact: true }).click(),
  ])
  lesson.setDefaultTimeout(60_000)
  await lesson.getByText('第 1 页 / 3').waitFor()
  await lesson.getByRole('slider', { name: '播放进度' }).waitFor()
  const picture = () =>
    lesson.evaluate(() => document.querySelector('lesson-view')?.shadowRoot?.querySelector('video')?.videoWidth ?? 0)
  await expect.poll(picture).toBe(320)
  expect(await lesson.getByText('转码中，请稍候').count()).toBe(0)
  // Whoever comes when all is made already begins with the first page, too.
  const { pathname, search } = new URL(lesson.url())
  const { page: later } = await visit(pathname + search, { as: accounts.everything })
  await later.getByText('第 1 页 / 3').waitFor()
})

test('an Office document is shown as its PDF where teachers pick it, and nothing is asked of another host', async (context) => {
  if (!(await has('libreoffice'))) return context.skip()
  const { page, sent } = await visit('/legacy/question-bank/', { as: accounts.everything })
  page.setDefaultTimeout(60_000)
  const strangers: string[] = []
  const own = new URL(page.url()).origin
  page.on('request', (request) => {
    const { origin: to, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && to !== own) strangers.push(request.url())
  })
  await page.evaluate(() => document.querySelector('resource-library')?.setAttribute('open', ''))
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  const paper = { name: '新教案.docx', mimeType: '', buffer: Buffer.from(docx('新教案', ['目标', '过程'])) }
  await library.locator('input[type=file]').setInputFiles(paper)
  await library.getByRole('button', { name: '预览 新教案.docx' }).click()
  const dialog = page.getByRole('dialog', { name: '新教案.docx' })
  await dialog.getByRole('group', { name: '第 1 页' }).locator('canvas').waitFor()
  await expect.poll(() => dialog.getByRole('group', { name: '第 1 页' }).textContent()).toContain('新教案')
  expect(sent('/getShownFile').length).toBeGreaterThan(0)
  expect(await dialog.getByRole('link', { name: '下载' }).first().getAttribute('href')).toContain('.docx')
  expect(strangers).toEqual([])
})

test('documents are seen by their first page where teachers pick them, also the next time', async (context) => {
  if (!(await has('poppler'))) return context.skip()
  const { page } = await visit('/legacy/question-bank/', { as: accounts.everything })
  page.setDefaultTimeout(60_000)
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  const open = () => page.evaluate(() => document.querySelector('resource-library')?.setAttribute('open', ''))
  await open()
  await library.getByRole('combobox', { name: '文件类型' }).selectOption('PDF')
  await library.locator('.file-type', { hasNotText: 'PDF' }).first().waitFor({ state: 'detached' })
  await library.getByRole('radio', { name: '缩略图' }).press('Space')
  const cover = library.locator('.card-picture img').first()
  await cover.waitFor()
  await expect.poll(() => cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalHeight)).toBe(480)
  await page.reload()
  await open()
  await library.locator('.card-picture').first().waitFor()
})

/** A photo as large as a phone makes it. */
function photo(): Buffer {
  const picture = '-f lavfi -i testsrc2=s=3000x2000,noise=alls=40 -frames:v 1'
  return execFileSync(recorder, `-v error ${picture} -c:v mjpeg -q:v 2 -f image2pipe -`.split(' '), { maxBuffer: 1e8 })
}

test('a large photo is loaded small where it is one of many, and whole where somebody looks into it', async (context) => {
  if (!(await has('ffmpeg'))) return context.skip()
  const { page } = await visit('/legacy/question-bank/', { as: accounts.everything })
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  const open = () => page.evaluate(() => document.querySelector('resource-library')?.setAttribute('open', ''))
  await open()
  await library.locator('input[type=file]').setInputFiles({ name: '操场.jpg', mimeType: 'image/jpeg', buffer: photo() })
  await library.getByRole('button', { name: '预览 操场.jpg' }).waitFor()
  await library.getByRole('radio', { name: '缩略图' }).press('Space')
  const shown = async (image: Element) => {
    if (!(image instanceof HTMLImageElement)) return null
    await image.decode()
    return { width: image.naturalWidth, url: image.src }
  }
  const card = library.getByRole('listitem').filter({ hasText: '操场.jpg' })
  await expect
    .poll(
      async () => {
        await page.reload()
        await open()
        // Until it is made there is none, and a list that is there already shows none that comes.
        return card.locator('.card-picture img').evaluate(shown, undefined, { timeout: 10_000 })
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toMatchObject({ width: 678 })
  const { url } = (await card.locator('.card-picture img').evaluate(shown)) ?? {}
  const small = await page.request.get(url ?? '')
  expect((await small.body()).length).toBeLessThan(100_000)
  await card.getByRole('button', { name: '预览 操场.jpg' }).click()
  const whole = page.getByRole('dialog', { name: '操场.jpg' }).locator('.preview-frame img')
  await expect.poll(() => whole.evaluate(shown)).toMatchObject({ width: 3000 })
})
