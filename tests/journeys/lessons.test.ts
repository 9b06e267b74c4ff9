import { clips } from '@mango/backend/demo'
import { Buffer } from 'node:buffer'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { pressAndLose } from './lose-answer.ts'
import { accounts, stage, type Page, type SentCall } from './stage.ts'

const { visit, origin } = stage()
const list = '/adminv2/mangoTeacher/teacherClassroomList?courseId=1&classId=1&isCustomCourse=0&className=七年级语文'
const studentList = '/adminv2/mangoStudent/classroomList?id=1&isCustomCourse=0'
const video = { name: '课堂.mp4', mimeType: 'video/mp4', buffer: Buffer.from(clips.mp4, 'base64') }
const picture = { name: '笔记.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') }

const notice = (page: Page, text: string) => page.getByRole('region', { name: '通知' }).getByText(text, { exact: true })
const rows = (page: Page) => page.getByRole('list', { name: '课堂', exact: true }).getByRole('listitem')
/** A phone that has read the QR code of an editor. */
async function phoneOf(editor: Locator, sent: (path: string) => readonly SentCall[]) {
  await editor.getByRole('button', { name: '手机上传' }).click()
  await editor.getByRole('img', { name: '手机上传二维码' }).waitFor()
  await expect.poll(() => sent('/qrCode/create').at(-1)?.body).toMatchObject({ content: expect.any(String) })
  const { content } = Object(sent('/qrCode/create').at(-1)?.body)
  return (await visit(String(content).replace(origin(), ''), { viewport: { width: 390, height: 844 } })).page
}
async function opened(page: Page, press: () => Promise<void>) {
  const [next] = await Promise.all([page.context().waitForEvent('page'), press()])
  next.setDefaultTimeout(20_000)
  await next.waitForLoadState('domcontentloaded')
  return next
}

test('a teacher makes a lesson of an hour with a video, publishes it, and a student watches it and goes on later', async () => {
  const { page, sent } = await visit(list, { as: accounts.everything })
  await page
    .getByRole('button', { name: /^新建课堂 / })
    .first()
    .click()
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  await editor.getByRole('button', { name: '保存' }).click()
  await editor.getByText('请输入标题').first().waitFor()
  await editor.getByRole('textbox', { name: /标题/ }).fill('旅行中的春天')
  await editor.getByLabel('选择课堂视频').setInputFiles(video)
  await editor.getByText('00:03').waitFor()
  await editor.getByRole('button', { name: '保存' }).click()
  await editor.waitFor({ state: 'detached' })
  await notice(page, '已保存').waitFor()
  await expect.poll(() => sent('/teacher/saveLesson')[0]?.body).toMatchObject({ title: '旅行中的春天', status: 1 })
  const [saved] = sent('/teacher/saveLesson')
  expect(saved?.body).toMatchObject({ videoLength: expect.closeTo(3, 0), timeTableId: expect.any(Number) })

  const student = await visit(studentList, { as: accounts.student })
  await rows(student.page).first().waitFor()
  expect(await student.page.getByText('旅行中的春天').count()).toBe(0)

  const lesson = await opened(page, () => page.getByRole('link', { name: '旅行中的春天', exact: true }).click())
  await lesson.getByRole('button', { name: '发布', exact: true }).click()
  const question = lesson.getByRole('alertdialog')
  await question.getByText('内容将发布给您的学生，请确认是否发布？').waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await lesson.getByText('已发布').waitFor()
  await notice(lesson, '发布成功').waitFor()
  // The list in the tab behind.
  await rows(page).filter({ hasText: '旅行中的春天' }).getByText('已发布').waitFor()

  await student.page.reload()
  const watched = await opened(student.page, () =>
    student.page.getByRole('link', { name: '旅行中的春天', exact: true }).click(),
  )
  await watched.getByRole('slider', { name: '播放进度' }).waitFor()
  expect(await watched.getByText('已发布').count()).toBe(0)
  await watched.getByRole('textbox', { name: '写笔记' }).fill('这里要再看')
  await watched.getByRole('button', { name: '记在这一刻' }).click()
  await watched.getByText('这里要再看').waitFor()
  await watched.reload()
  await watched.getByText('这里要再看').waitFor()

  await lesson.getByRole('button', { name: '撤回发布' }).click()
  await lesson.getByRole('alertdialog').getByText('内容将移至草稿箱，请确认是否撤回发布？').waitFor()
  await lesson.getByRole('button', { name: '确定' }).click()
  await lesson.getByRole('button', { name: '发布', exact: true }).waitFor()
  await notice(lesson, '已撤回发布').waitFor()
  await watched.reload()
  await watched.getByText('课堂信息错误，请检查重试！').waitFor()

  await lesson.getByRole('button', { name: '删除', exact: true }).click()
  await lesson.getByRole('alertdialog').getByText('内容将删除，请确认是否删除？').waitFor()
  await lesson.getByRole('button', { name: '确定' }).click()
  await lesson.waitForURL(/teacherClassroomList/)
  await page.reload()
  await rows(page).first().waitFor()
  expect(await page.getByRole('link', { name: '旅行中的春天', exact: true }).count()).toBe(0)
})

/** A lesson with a video and slides, in a student's window. */
async function openWithSlides() {
  const { page } = await visit(studentList, { as: accounts.student })
  return opened(page, () =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByText('视频', { exact: true }) })
      .filter({ has: page.getByText('课件', { exact: true }) })
      .first()
      .getByRole('link')
      .click(),
  )
}

test('the slide follows the video, also while it is paused, and the video is found where it was left', async () => {
  const lesson = await openWithSlides()
  await lesson.getByText('第 1 页 / 6').waitFor()
  await lesson.getByRole('button', { name: /^第 4 页/ }).click()
  await lesson.getByText('第 4 页 / 6').waitFor()
  const second = () =>
    lesson.evaluate(() => document.querySelector('lesson-view')?.shadowRoot?.querySelector('video')?.currentTime)
  await expect.poll(second).toBeCloseTo(36, 0)
  const shown = await lesson.evaluate(async () => {
    const root = document.querySelector('lesson-view')?.shadowRoot
    const film = root?.querySelector('video')
    if (!root || !film) throw new Error('no video')
    const place = () => root.querySelector('.slide-place')?.textContent
    const begun = performance.now()
    film.currentTime = 61
    while (!place()?.startsWith('第 6 页') && performance.now() - begun < 5000)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return { place: place(), at: film.currentTime }
  })
  expect(shown).toEqual({ place: '第 6 页 / 6', at: 61 })
  await lesson.getByRole('button', { name: '上一页' }).click()
  await lesson.getByText('第 5 页 / 6').waitFor()
  await expect.poll(second).toBeCloseTo(48, 0)
  await lesson.reload()
  await lesson.getByText('已从 00:48 继续').waitFor()
  await lesson.goto(`${lesson.url()}&t=24`)
  await lesson.getByText('第 3 页 / 6').waitFor()
  // On a phone the slides scroll in their row, and nothing else does.
  await lesson.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => lesson.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('while the video plays, its slide is looked for every half second', async () => {
  const lesson = await openWithSlides()
  await lesson.clock.install()
  await lesson.reload()
  await lesson.getByText('第 1 页 / 6').waitFor()
  // From here on time passes only when it is told to.
  await lesson.clock.pauseAt((await lesson.evaluate(() => Date.now())) + 1000)
  await lesson.evaluate(() => {
    const film = document.querySelector('lesson-view')?.shadowRoot?.querySelector('video')
    if (!film) throw new Error('no video')
    film.dataset['looks'] = '0'
    // A film that is at another second whenever somebody looks, and tells nothing of it.
    Object.defineProperties(film, {
      paused: { get: () => false },
      currentTime: { get: () => ((film.dataset['looks'] = String(Number(film.dataset['looks']) + 1)), 61) },
    })
  })
  await lesson.clock.runFor(4000)
  await lesson.getByText('第 6 页 / 6').waitFor()
  // Every half second the slide, every two seconds the place that is kept.
  const looks = Number(await lesson.locator('lesson-view video').getAttribute('data-looks'))
  expect(looks).toBeGreaterThanOrEqual(10)
  expect(looks).toBeLessThan(14)
})

const playing = (lesson: Page) =>
  lesson.evaluate(() => document.querySelector('lesson-view')?.shadowRoot?.querySelector('video')?.paused === false)
/** Where the video or the first slide of a lesson is. */
const pathIn = (lesson: Page, selector: 'video' | '.slide-frame img') =>
  lesson
    .locator(`lesson-view ${selector}`)
    .first()
    .evaluate((shown) => new URL(shown.getAttribute('src') ?? '', location.href).pathname)
const unplayable = '浏览器播放不了这个文件'

/** What is at a path is not there until the page has asked for it so many times. @returns when it asked */
async function absent(lesson: Page, path: string, times: number): Promise<readonly number[]> {
  const asked: number[] = []
  await intercept(
    lesson,
    ({ pathname }) => pathname === path,
    (route) => {
      if (route.request().resourceType() === 'fetch') asked.push(Date.now())
      return asked.length < times ? route.fulfill({ status: 404 }) : route.fallback()
    },
  )
  return asked
}

test('a video whose address is not there yet is asked for every three seconds, and then plays by itself', async () => {
  const lesson = await openWithSlides()
  const film = await pathIn(lesson, 'video')
  const asked = await absent(lesson, film, 3)
  await lesson.reload()
  await lesson.getByText('转码中，请稍候').waitFor()
  expect(await lesson.getByText(unplayable).count()).toBe(0)
  // Browsers let nothing sound for somebody who has not touched the page.
  await lesson.getByRole('textbox', { name: '写笔记' }).click()
  await expect.poll(() => playing(lesson), { timeout: 20_000 }).toBe(true)
  const [first = 0, second = 0, third = 0, ...more] = asked
  expect(more).toEqual([])
  for (const pause of [second - first, third - second]) expect(pause).toBeGreaterThan(2900)
})

test('whoever waits for a video in vain can try again and take it away after half a minute, while it is still asked for', async () => {
  const lesson = await openWithSlides()
  const film = await pathIn(lesson, 'video')
  const asked = await absent(lesson, film, Infinity)
  await lesson.clock.install()
  await lesson.reload()
  await lesson.getByText('转码中，请稍候').waitFor()
  const panel = lesson.getByRole('status').filter({ hasText: '转码中，请稍候' })
  expect(await panel.getByRole('button').count()).toBe(0)
  await lesson.clock.runFor(31_000)
  await panel.getByRole('link', { name: '下载' }).waitFor()
  const before = asked.length
  await panel.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  const pressed = asked.length
  await lesson.clock.runFor(7000)
  await expect.poll(() => asked.length).toBeGreaterThan(pressed)
  await panel.waitFor()
  /** What was under way has been asked. */
  const settled = async () => {
    await lesson.clock.runFor(4000)
    return asked.length
  }
  // Nobody sees the page.
  const see = (state: 'hidden' | 'visible') =>
    lesson.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  await see('hidden')
  const hidden = await settled()
  await lesson.clock.runFor(10_000)
  expect(asked).toHaveLength(hidden)
  await see('visible')
  await lesson.clock.runFor(7000)
  await expect.poll(() => asked.length).toBeGreaterThan(hidden)
  await lesson.evaluate(() => document.querySelector('lesson-view')?.remove())
  const gone = await settled()
  await lesson.clock.runFor(10_000)
  expect(asked).toHaveLength(gone)
})

test('a video that is there and can’t be played says so at once, and is asked for no more', async () => {
  const lesson = await openWithSlides()
  const film = await pathIn(lesson, 'video')
  let asked = 0
  await intercept(
    lesson,
    ({ pathname }) => pathname === film,
    (route) => {
      if (route.request().resourceType() === 'fetch') asked++
      return route.fulfill({ contentType: 'video/mp4', body: '没有画面' })
    },
  )
  await lesson.clock.install()
  await lesson.reload()
  const failed = lesson.getByRole('alert').filter({ hasText: unplayable })
  await failed.getByRole('button', { name: '重试' }).waitFor()
  await failed.getByRole('link', { name: '下载' }).waitFor()
  await lesson.clock.runFor(10_000)
  await failed.waitFor()
  expect(asked).toBe(1)
})

test('a video of another host, which lets nobody read its answers, is tried until it can be played, without the session', async () => {
  const lesson = await openWithSlides()
  const film = 'https://films.example/lesson.mp4'
  await intercept(lesson, '**/api/conn/coz/getLessonDetail*', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.videoUrl = film
    return route.fulfill({ json: answer })
  })
  let tries = 0
  const sent: string[] = []
  await intercept(lesson, `${film}*`, (route) => {
    sent.push(JSON.stringify([route.request().url(), route.request().headers()]))
    if (route.request().resourceType() === 'fetch') return route.abort()
    tries++
    return tries < 4 ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'video/mp4', body: video.buffer })
  })
  await lesson.reload()
  await lesson.getByText('转码中，请稍候').waitFor()
  await lesson.getByRole('textbox', { name: '写笔记' }).click()
  await expect.poll(() => playing(lesson), { timeout: 25_000 }).toBe(true)
  const [session] = (await lesson.context().cookies()).filter(({ name }) => name === 'userToken')
  expect(session?.value).toMatch(/./)
  expect(sent.join('\n')).not.toContain(session?.value)
})

test('a slide whose picture is not there yet is asked for every three seconds, and then is seen', async () => {
  const lesson = await openWithSlides()
  const picture = await pathIn(lesson, '.slide-frame img')
  const asked = await absent(lesson, picture, 3)
  await lesson.reload()
  await lesson.getByText('转码中，请稍候').waitFor()
  const seen = () =>
    lesson
      .getByRole('img', { name: '课件第 1 页' })
      .evaluateAll(([shown]) => shown instanceof HTMLImageElement && shown.naturalWidth > 0)
  await expect.poll(seen, { timeout: 20_000 }).toBe(true)
  await lesson.getByText('转码中，请稍候').waitFor({ state: 'detached' })
  const [first = 0, second = 0, third = 0, ...more] = asked
  expect(more).toEqual([])
  for (const pause of [second - first, third - second]) expect(pause).toBeGreaterThan(2900)
})

test('a video that was waited for plays by itself', async () => {
  const lesson = await openWithSlides()
  let converted = false
  await intercept(lesson, '**/api/conn/coz/getLessonDetail*', async (route) => {
    if (converted) return route.fallback()
    const answer = await (await route.fetch()).json()
    answer.data.transcoding = true
    return route.fulfill({ json: answer })
  })
  await lesson.reload()
  await lesson.getByText('转码中，请稍候').waitFor()
  // Browsers let nothing sound for somebody who has not touched the page.
  await lesson.getByRole('textbox', { name: '写笔记' }).click()
  converted = true
  await expect.poll(() => playing(lesson), { timeout: 10_000 }).toBe(true)
})

test('the layout is wide from a page of 1300 on, and the player has its 720', async () => {
  const page = await openWithSlides()
  await page.getByText('第 1 页 / 6').waitFor()
  const width = (part: string) =>
    page.locator(part).evaluate((panel) => Math.round(panel.getBoundingClientRect().width))
  for (const [window, least, most] of [
    [1299, 382, 382],
    [1300, 440, 456],
    [1440, 440, 456],
  ] as const) {
    await page.setViewportSize({ width: window, height: 900 })
    const laidOut = async () => {
      const side = await width('.lesson-slides')
      return side >= least && side <= most
    }
    await expect.poll(laidOut).toBe(true)
    await expect.poll(() => width('.lesson-video')).toBeGreaterThanOrEqual(720)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window)
  }
})

test('a search is remembered, each once, and forgotten when somebody says so', async () => {
  const { page, sent } = await visit(studentList, { as: accounts.student })
  const search = page.getByRole('combobox', { name: '搜索课堂' })
  for (const words of ['春', '冬', '春']) {
    await search.fill(words)
    await search.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('query') === words)
  }
  await expect.poll(() => sent('/conn/coz/getLessons').at(-1)?.body).toMatchObject({ query: '春', pageSize: 9 })
  await page.reload()
  await search.click()
  const entries = page.getByRole('option')
  await entries.first().waitFor()
  expect(await entries.allTextContents()).toEqual(['春', '冬'])
  await page.getByRole('button', { name: '清空', exact: true }).last().click()
  const question = page.getByRole('alertdialog')
  await question.getByText('确认清空历史记录？').waitFor()
  await question.getByText('清空后将无法恢复').waitFor()
  await question.getByRole('button', { name: '清空' }).click()
  await notice(page, '删除成功!').waitFor()
  await search.click()
  expect(await entries.count()).toBe(0)
})

test('a course of its own goes by months, for its teacher and on a student’s phone', async () => {
  const card = (page: Page) => page.getByRole('listitem').filter({ hasText: '名著共读社' }).getByRole('link')
  const newestMonth = (page: Page) =>
    page.getByRole('navigation', { name: '月份' }).getByRole('list').getByRole('button').first()
  const { page, sent } = await visit('/adminv2/mangoTeacher/myCourses', { as: accounts.everything })
  await page.goto(`${origin()}${await card(page).getAttribute('href')}`)
  const month = Number.parseInt((await newestMonth(page).textContent()) ?? '', 10)
  await newestMonth(page).click()
  await page.waitForURL((url) => url.searchParams.get('month') === String(month))
  await expect.poll(() => sent('/teacher/getLessons').at(-1)?.body).toMatchObject({ month, pageSize: 7 })
  const days = () => rows(page).locator('time').allTextContents()
  await expect
    .poll(async () => new Set((await days()).map((day) => Number.parseInt(day, 10))))
    .toEqual(new Set([month]))
  await page.reload()
  await page.getByRole('navigation', { name: '月份' }).locator('[aria-current]').getByText(`${month} 月`).waitFor()

  const student = await visit('/adminv2/mangoStudent/digitalClassroom', {
    as: accounts.student,
    viewport: { width: 390, height: 844 },
  })
  await card(student.page).click()
  await student.page.getByRole('button', { name: '月份 全部' }).click()
  await newestMonth(student.page).click()
  await student.page.getByRole('button', { name: new RegExp(`^月份 \\d+ 年 ${month} 月$`), expanded: false }).waitFor()
  await expect.poll(() => student.sent('/conn/coz/getLessons').at(-1)?.body).toMatchObject({ month, pageSize: 9 })
  expect(await student.page.getByLabel('课程内容').count()).toBe(0)
  await expect.poll(() => student.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('what is written is there after a crash, and notes come from a phone', async () => {
  const { page, sent } = await visit(list, { as: accounts.everything })
  const open = () => page.getByRole('button', { name: '新建课堂', exact: true }).click()
  await open()
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  await editor.getByRole('textbox', { name: /标题/ }).fill('没有保存的课')
  await editor.getByText(/存过一次/).waitFor()
  await page.reload()
  await open()
  await editor.getByText('已恢复上次没有保存的内容').waitFor()
  await expect.poll(() => editor.getByRole('textbox', { name: /标题/ }).inputValue()).toBe('没有保存的课')

  const phone = await phoneOf(editor, sent)
  await phone.getByLabel('拍照或选择图片').setInputFiles(picture)
  await phone.getByText('已传到电脑').waitFor()
  await editor.getByText('1 / 8').waitFor()
  // A server in between that answers in its own way, then an answer that is lost: said in words, and sent once.
  await intercept(
    phone,
    '**/lessonNote/upload',
    (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    {
      times: 1,
    },
  )
  await phone.getByLabel('拍照或选择图片').setInputFiles({ ...picture, name: '第二张.png' })
  await phone.getByText('上传失败！').waitFor()
  await intercept(
    phone,
    '**/lessonNote/upload',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await phone.getByRole('button', { name: '重试' }).click()
  await phone.getByText('网络连接失败').waitFor()
  await phone.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => phone.getByText('已传到电脑').count()).toBe(2)
  await editor.getByText('2 / 8').waitFor()
  await editor.getByRole('button', { name: '取消', exact: true }).click()
  await page.getByText('当前编辑进度将不会保存，请确认是否取消？').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await editor.waitFor({ state: 'detached' })
  await open()
  await editor.getByRole('textbox', { name: /标题/ }).waitFor()
  expect(await editor.getByRole('textbox', { name: /标题/ }).inputValue()).toBe('')
})

test('a lesson is not saved without the file that is still on its way, and is not left without a question', async () => {
  const { page, sent } = await visit(list, { as: accounts.everything })
  let store = () => {}
  const stored = new Promise<void>((resolve) => (store = resolve))
  await intercept(page, /\/oss\/?$/, async (route) => {
    await stored
    await route.continue()
  })
  await page.getByRole('button', { name: '新建课堂', exact: true }).click()
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  await editor
    .getByLabel('选择学习资料')
    .setInputFiles({ name: '还在路上.txt', mimeType: 'text/plain', buffer: Buffer.from('讲义') })
  await editor.getByText('还有 1 个文件在上传，完成后才能保存和发布').waitFor()
  expect(await editor.getByRole('button', { name: '保存' }).isDisabled()).toBe(true)
  await editor.getByRole('button', { name: '取消', exact: true }).click()
  await page.getByText('当前编辑进度将不会保存，请确认是否取消？').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: '继续编辑' }).click()

  await editor.getByRole('textbox', { name: /标题/ }).fill('带着讲义的课')
  store()
  await editor.getByRole('button', { name: '移除 还在路上.txt', exact: true }).first().waitFor()
  await editor.getByRole('button', { name: '保存' }).click()
  await notice(page, '已保存').waitFor()
  await expect
    .poll(() => sent('/teacher/saveLesson').at(-1)?.body)
    .toMatchObject({ title: '带着讲义的课', files: [{ fileName: '还在路上.txt' }] })
})

test('a lesson whose answer was lost is there once when it is saved again', async () => {
  const { page } = await visit(list, { as: accounts.everything })
  await page.getByRole('button', { name: '新建课堂', exact: true }).click()
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  await editor.getByRole('textbox', { name: /标题/ }).fill('只有一节')
  await pressAndLose(page, '/saveLesson', () => editor.getByRole('button', { name: '保存' }).click())
  await editor.getByRole('button', { name: '保存' }).click()
  await editor.waitFor({ state: 'detached' })
  await rows(page).filter({ hasText: '只有一节' }).waitFor()
  expect(await rows(page).filter({ hasText: '只有一节' }).count()).toBe(1)
})

test('a lesson whose answer was lost before a reload is there once, with what its restored draft was changed to', async () => {
  const { page } = await visit(list, { as: accounts.everything })
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  const title = editor.getByRole('textbox', { name: /标题/ })
  const open = () => page.getByRole('button', { name: '新建课堂', exact: true }).click()
  const called = (name: string) => rows(page).filter({ hasText: name })
  await open()
  await title.fill('重新载入前')
  await pressAndLose(page, '/saveLesson', () => editor.getByRole('button', { name: '保存' }).click())
  // The list behind the form knows of it.
  await called('重新载入前').waitFor()
  await page.reload()
  await open()
  await editor.getByText('已恢复上次没有保存的内容').waitFor()
  await title.fill('重新载入后')
  await editor.getByRole('button', { name: '保存' }).click()
  await notice(page, '已保存').waitFor()
  await called('重新载入后').waitFor()
  expect(await called('重新载入').count()).toBe(1)

  // What is begun anew is another one, also behind a lost answer.
  await open()
  await title.fill('第三节')
  await pressAndLose(page, '/saveLesson', () => editor.getByRole('button', { name: '保存' }).click())
  await page.reload()
  await open()
  await editor.getByRole('button', { name: '不用了，重新开始' }).click()
  await title.fill('第四节')
  await editor.getByRole('button', { name: '保存' }).click()
  await called('第四节').waitFor()
  expect(await called('第三节').count()).toBe(1)
})

test('a lesson that two tabs began is made once, and whoever has changed it in the second is told that it was made', async () => {
  const { page, context } = await visit(list, { as: accounts.everything })
  const second = await context.newPage()
  const inTab = (tab: Page) => {
    const editor = tab.getByRole('dialog', { name: '新建课堂' })
    return {
      open: () => tab.getByRole('button', { name: '新建课堂', exact: true }).click(),
      title: editor.getByRole('textbox', { name: /标题/ }),
      restored: editor.getByText('已恢复上次没有保存的内容'),
      save: () => editor.getByRole('button', { name: '保存' }).click(),
    }
  }
  const [one, two] = [inTab(page), inTab(second)]
  await one.open()
  await one.title.fill('两页一节')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('两页一节')
  await second.goto(origin() + list)
  await two.open()
  await two.restored.waitFor()
  await one.save()
  await notice(page, '已保存').waitFor()
  await two.save()
  await notice(second, '已保存').waitFor()
  await rows(second).filter({ hasText: '两页一节' }).waitFor()
  expect(await rows(second).filter({ hasText: '两页一节' }).count()).toBe(1)

  await one.open()
  await one.title.fill('页一的课')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('页一的课')
  await two.open()
  await two.restored.waitFor()
  await two.title.fill('页二的课')
  await one.save()
  await rows(page).filter({ hasText: '页一的课' }).waitFor()
  await two.save()
  await notice(second, '刚才提交的内容已经保存，请刷新后再修改').waitFor()
  await rows(second).filter({ hasText: '页一的课' }).waitFor()
  // Who saves it all the same means another one.
  await notice(second, '刚才提交的内容已经保存，请刷新后再修改').waitFor({ state: 'detached' })
  await two.save()
  await rows(second).filter({ hasText: '页二的课' }).waitFor()
  expect(await rows(second).filter({ hasText: '页一的课' }).count()).toBe(1)
})

test('a lesson whose first answer was lost is the one that is published with what was changed since', async () => {
  const { page, sent } = await visit(list, { as: accounts.everything })
  await page.getByRole('button', { name: '新建课堂', exact: true }).click()
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  const title = editor.getByRole('textbox', { name: /标题/ })
  await title.fill('断线前的标题')
  // It belongs to the lesson with the first save, and to no phone any more.
  const phone = await phoneOf(editor, sent)
  await phone.getByLabel('拍照或选择图片').setInputFiles(picture)
  await editor.getByText('1 / 8').waitFor()
  await pressAndLose(page, '/saveLesson', () => editor.getByRole('button', { name: '保存' }).click())
  await title.fill('断线后的标题')
  await editor.getByRole('button', { name: '发布' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await notice(page, '已发布').waitFor()
  const published = rows(page).filter({ hasText: '断线后的标题' })
  await published.waitFor()
  expect(await rows(page).filter({ hasText: '断线前的标题' }).count()).toBe(0)
  const lesson = await opened(page, () => published.getByRole('link', { name: '断线后的标题', exact: true }).click())
  await lesson.getByRole('button', { name: '编辑', exact: true }).click()
  await lesson.getByRole('dialog', { name: '课堂编辑' }).getByText('1 / 8').waitFor()
})

test('a note beside the video whose answer was lost is there once when it is written again', async () => {
  const lesson = await openWithSlides()
  const write = async (words: string) => {
    await lesson.getByRole('textbox', { name: '写笔记' }).fill(words)
    await lesson.getByRole('button', { name: '记在这一刻' }).click()
  }
  const note = (words: string) => lesson.getByRole('listitem').filter({ hasText: words })
  await pressAndLose(lesson, '/saveLessonMemo', () => write('只记一次'))
  await write('只记一次')
  await note('只记一次').waitFor()
  await write('再记一次')
  await note('再记一次').waitFor()
  expect(await note('只记一次').count()).toBe(1)
})

test('what is written on while a note is being saved stays, and is found again by whoever leaves and comes back', async () => {
  const lesson = await openWithSlides()
  let store = () => {}
  const stored = new Promise<void>((resolve) => (store = resolve))
  await intercept(lesson, '**/saveLessonMemo*', async (route) => {
    await stored
    await route.fallback()
  })
  const field = lesson.getByRole('textbox', { name: '写笔记' })
  await field.fill('先看顶点')
  await lesson.getByRole('button', { name: '记在这一刻' }).click()
  await field.fill('先看顶点，再看对称轴')
  store()
  await lesson
    .getByRole('listitem')
    .filter({ hasText: /先看顶点$/ })
    .waitFor()
  await expect.poll(() => field.inputValue()).toBe('，再看对称轴')
  await lesson.reload()
  await expect.poll(() => field.inputValue()).toBe('，再看对称轴')
  await lesson.getByRole('button', { name: '记在这一刻' }).click()
  await lesson.getByRole('listitem').filter({ hasText: '，再看对称轴' }).waitFor()
  await lesson.reload()
  await lesson.getByRole('listitem').filter({ hasText: '，再看对称轴' }).waitFor()
  expect(await field.inputValue()).toBe('')
})

test('a course that is loaded anew shows the part that was shown, also after going back', async () => {
  const { page } = await visit(studentList, { as: accounts.student })
  const part = (name: string) => page.getByRole('radiogroup', { name: '课程内容' }).getByRole('radio', { name })
  await part('作业').check()
  await page.waitForURL(/type=2/)
  await part('考试').check()
  await page.waitForURL(/type=3/)
  await page.reload()
  await expect.poll(() => part('考试').isChecked()).toBe(true)
  await page.goBack()
  await page.goBack()
  await expect.poll(() => part('课堂').isChecked()).toBe(true)
  await page.reload()
  await rows(page).first().waitFor()
  expect(await part('课堂').isChecked()).toBe(true)
})

test('a note that is picked while a phone fills the last place is refused in words', async () => {
  const { page, sent } = await visit(list, { as: accounts.everything })
  await page.getByRole('button', { name: '新建课堂', exact: true }).click()
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  const phone = await phoneOf(editor, sent)
  const photograph = async (number: number) => {
    await phone.getByLabel('拍照或选择图片').setInputFiles(picture)
    await editor.getByText(`${number} / 8`).waitFor()
  }
  for (let number = 1; number < 8; number++) await photograph(number)
  // What is picked in the editor is not picked for the page around it.
  await page.evaluate(() => document.addEventListener('resource-confirm', () => (document.title = '页面也选了')))
  await editor.getByRole('button', { name: '从资源库选优秀笔记' }).click()
  const library = page.locator('resource-library')
  await library.getByRole('checkbox', { name: '全等三角形课件素材.png' }).check()
  await photograph(8)
  await library.getByRole('button', { name: '确定' }).click()
  await notice(page, '优秀笔记不能超过八张').waitFor()
  expect(await page.title()).not.toBe('页面也选了')
  expect(await editor.getByRole('img', { name: /^笔记 \d$/ }).count()).toBe(8)
})

test('a draft that is older than its lesson says so, and leaves the way to what was saved since', async () => {
  const teacher = { as: accounts.everything }
  const { page, context } = await visit(`${list}&query=课时`, teacher)
  const lesson = await opened(page, () =>
    page
      .getByRole('link', { name: /（第.课时）$/ })
      .first()
      .click(),
  )
  const edit = async (tab: Page) => {
    await tab.getByRole('button', { name: '编辑', exact: true }).click()
    const editor = tab.getByRole('dialog', { name: '课堂编辑' })
    return { editor, words: editor.getByRole('textbox', { name: '课堂描述' }) }
  }
  const here = await edit(lesson)
  await here.words.fill('家里写的')
  await here.editor.getByText(/存过一次/).waitFor()
  const address = lesson.url()
  await lesson.close()

  const elsewhere = await visit(address.replace(origin(), ''), teacher)
  const { editor, words } = await edit(elsewhere.page)
  await words.fill('学校写的')
  await editor.getByRole('button', { name: '保存' }).click()
  await notice(elsewhere.page, '已保存').waitFor()

  const again = await context.newPage()
  await again.goto(address)
  const restored = await edit(again)
  await restored.editor.getByText('这节课后来又保存过，现在保存会覆盖那次的内容').waitFor()
  expect(await restored.words.inputValue()).toBe('家里写的')
  await restored.editor.getByRole('button', { name: '不用了，重新开始' }).click()
  expect(await restored.words.inputValue()).toBe('学校写的')
})

test('of two editors of one lesson the second is told before it overwrites the first, and loses nothing', async () => {
  const teacher = { as: accounts.everything }
  const { page } = await visit(`${list}&query=课时`, teacher)
  const first = await opened(page, () =>
    page
      .getByRole('link', { name: /（第.课时）$/ })
      .first()
      .click(),
  )
  const { page: second } = await visit(first.url().replace(origin(), ''), teacher)
  const edit = async (tab: Page, written: string) => {
    await tab.getByRole('button', { name: '编辑', exact: true }).click()
    const editor = tab.getByRole('dialog', { name: '课堂编辑' })
    const words = editor.getByRole('textbox', { name: '课堂描述' })
    await words.fill(written)
    return { words, save: editor.getByRole('button', { name: '保存' }) }
  }
  const sooner = await edit(first, '先存的')
  const later = await edit(second, '后存的')
  await sooner.save.click()
  await notice(first, '已保存').waitFor()
  await later.save.click()
  await notice(second, '这节课在您打开编辑后又在别处保存过，您的内容还没有保存。再按一次会覆盖那次的内容').waitFor()
  await first.reload()
  await first.getByText('先存的').waitFor()
  expect(await later.words.inputValue()).toBe('后存的')
  await later.save.click()
  await notice(second, '已保存').waitFor()
  await first.reload()
  await first.getByText('后存的').waitFor()
})

test('a filter that is refused says so at once, and is not asked again', async () => {
  const { page, sent } = await visit(list, { as: accounts.everything })
  await rows(page).first().waitFor()
  await intercept(page, '**/teacher/getLessons*', (route) =>
    route.fulfill({ json: { code: 100, message: '课程已经删除' } }),
  )
  await page.getByRole('radio', { name: '草稿' }).check()
  await page.getByText('课程已经删除').waitFor()
  await expect.poll(() => sent('/teacher/getLessons').map(({ body }) => Object(body).status)).toEqual([0, 1])
})

test('a link is offered where a lesson keeps links, and not where it takes files alone', async () => {
  const { page } = await visit(list, { as: accounts.everything })
  await page.getByRole('button', { name: '新建课堂', exact: true }).click()
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  const ways = async (part: string) => {
    await editor.getByRole('button', { name: `从资源库选${part}` }).click()
    await library.getByRole('checkbox').first().waitFor()
    const names = await library.getByRole('tab').allTextContents()
    await library.getByRole('button', { name: '取消', exact: true }).click()
    await library.waitFor({ state: 'detached' })
    return names
  }
  expect(await ways('课堂视频')).toEqual([])
  expect(await ways('课堂课件')).toEqual([])
  expect(await ways('优秀笔记')).toEqual([])
  expect(await ways('学习资料')).toEqual(['文件', '链接'])
})

test('a published lesson is not taken from its class by 保存 alone', async () => {
  const { page } = await visit(list, { as: accounts.everything })
  await page.getByRole('button', { name: '新建课堂', exact: true }).click()
  const made = page.getByRole('dialog', { name: '新建课堂' })
  await made.getByRole('textbox', { name: /标题/ }).fill('已经发布的课')
  await made.getByRole('button', { name: '发布' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await notice(page, '已发布').waitFor()
  const lesson = await opened(page, () => page.getByRole('link', { name: '已经发布的课', exact: true }).click())
  const { page: student } = await visit(studentList, { as: accounts.student })
  const link = student.getByRole('link', { name: '已经发布的课', exact: true })
  await link.waitFor()

  const question = lesson.getByRole('alertdialog')
  const editor = lesson.getByRole('dialog', { name: '课堂编辑' })
  await lesson.getByRole('button', { name: '编辑', exact: true }).click()
  await editor.getByRole('textbox', { name: '课堂描述' }).fill('改过的描述')
  await editor.getByRole('button', { name: '保存' }).click()
  await question.getByText('存为草稿后，学生看不到这节课，再次发布后才能看到。').waitFor()
  await question.getByRole('button', { name: '关闭' }).click()
  await editor.getByRole('button', { name: '保存' }).click()
  await question.getByRole('button', { name: '发布修改' }).click()
  await question.getByText('内容将发布给您的学生，请确认是否发布？').waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await editor.waitFor({ state: 'detached' })
  await lesson.getByText('改过的描述').waitFor()
  await student.reload()
  await link.waitFor()

  await lesson.getByRole('button', { name: '编辑', exact: true }).click()
  await editor.getByRole('button', { name: '保存' }).click()
  await question.getByRole('button', { name: '存为草稿' }).click()
  await editor.waitFor({ state: 'detached' })
  await lesson.getByText('草稿', { exact: true }).waitFor()
  await student.reload()
  await rows(student).first().waitFor()
  expect(await link.count()).toBe(0)
  // A draft is saved as one without a question.
  await lesson.getByRole('button', { name: '编辑', exact: true }).click()
  await editor.getByRole('button', { name: '保存' }).click()
  await editor.waitFor({ state: 'detached' })
})

test('notes for which there is no room are not sent, and those that are picked stay picked', async () => {
  const { page, sent } = await visit(list, { as: accounts.everything })
  await page.getByRole('button', { name: '新建课堂', exact: true }).click()
  const editor = page.getByRole('dialog', { name: '新建课堂' })
  const pictures = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      ...picture,
      name: `${name}${index}.png`,
      buffer: Buffer.from(`${name}${index}`),
    }))
  await editor.getByLabel('选择优秀笔记').setInputFiles(pictures(6, '前六张'))
  await editor.getByText('6 / 8').waitFor()
  await editor.getByLabel('选择优秀笔记').setInputFiles(pictures(4, '再四张'))
  await notice(page, '优秀笔记不能超过八张').waitFor()
  expect(sent('/teacher/addFileToRepo')).toHaveLength(6)
  await notice(page, '优秀笔记不能超过八张').waitFor({ state: 'detached' })

  await editor.getByRole('button', { name: '从资源库选优秀笔记' }).click()
  const library = page.getByRole('dialog', { name: '课堂资源库' })
  await library.getByRole('combobox', { name: '文件类型' }).selectOption('图片')
  const files = library.getByRole('checkbox', { name: /^(?!前六张).*\.(png|jpg)$/ })
  await files.nth(2).waitFor()
  for (const index of [0, 1, 2]) await files.nth(index).check()
  await library.getByRole('button', { name: '确定' }).click()
  await notice(page, '选中的 3 张没有加入').waitFor()
  await notice(page, '优秀笔记不能超过八张').waitFor()
  await library.getByText('已选 3 个文件').waitFor()
  expect(await editor.getByRole('img', { name: /^笔记 \d$/, includeHidden: true }).count()).toBe(6)
  await files.nth(0).uncheck()
  await library.getByRole('button', { name: '确定' }).click()
  await editor.getByText('8 / 8').waitFor()
})
