import { sendTo } from '@mango/backend/demo'
import { getLessons } from '@mango/contract/lessons'
import * as v from 'valibot'
import type { BenchPage, Browser } from '../browser.ts'
import { median, type Result } from '../result.ts'

const rounds = 5
const courseId = 1
/** Moments of the demo's film, and the page of the slides that belongs there. */
const moments = [
  [61, 6],
  [25, 3],
  [49, 5],
  [13, 2],
] as const

/** Notes when the video has a frame and a slide is drawn, and how long a slide takes to follow a jump. */
const watch = `
  globalThis.inside = () => document.querySelector('lesson-view')?.shadowRoot
  globalThis.film = () => inside()?.querySelector('video')
  globalThis.slide = () => inside()?.querySelector('.slide-frame img[data-shown]')
  globalThis.painted = (ready) => new Promise((resolve) => {
    const look = () => ready() ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))) : requestAnimationFrame(look)
    look()
  })
  globalThis.firstFrame = painted(() => film()?.readyState >= 2)
  globalThis.firstSlide = painted(() => slide()?.complete && slide().naturalWidth > 0)
  globalThis.jump = async (second, page) => {
    const begun = performance.now()
    film().currentTime = second
    const isThere = () => inside().querySelector('.slide-place').textContent.startsWith('第 ' + page + ' 页')
    return await painted(() => isThere() && slide().complete && slide().naturalWidth > 0) - begun
  }
`

/** The navigation replaces the context that a call was waiting in: ask until the new one answers. */
async function noted(page: BenchPage, name: 'firstFrame' | 'firstSlide'): Promise<number> {
  const limit = performance.now() + 30_000
  while (performance.now() < limit) {
    const time = await page.evaluate<number | null>(`globalThis.${name} ?? null`).catch(() => null)
    if (time !== null) return time
  }
  throw new Error(`no ${name}`)
}

const listed = v.object({
  data: v.array(v.object({ lessonId: v.nullable(v.number()), hasVideo: v.boolean(), hasPpt: v.boolean() })),
})

/** A published lesson of the demo that has a video and slides. */
async function lessonWithSlides(origin: string, token: string): Promise<number> {
  const page = { pageNum: 1, pageSize: 50, query: '', courseId }
  const { data } = v.parse(listed, await sendTo(origin)(`${getLessons.path}?userToken=${token}`, page))
  const found = data.find(({ hasVideo, hasPpt }) => hasVideo && hasPpt)?.lessonId
  if (!found) throw new Error('the demo has no lesson with video and slides')
  return found
}

/** A lesson's first frame and first slide, and from a jump in its video to the slide that belongs there. */
export async function lessonView(browser: Browser, origin: string, { token }: { token: string }): Promise<Result[]> {
  const lessonId = await lessonWithSlides(origin, token)
  const frames: number[] = []
  const slides: number[] = []
  const jumps: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage()
    await page.send('Network.setCookie', { name: 'userToken', value: token, url: origin })
    await page.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch })
    await page.send('Page.navigate', { url: `${origin}/bench/lesson.html?id=${lessonId}` })
    frames.push(await noted(page, 'firstFrame'))
    slides.push(await noted(page, 'firstSlide'))
    for (const [second, slide] of moments) jumps.push(await page.evaluate<number>(`jump(${second}, ${slide})`))
    await page.close()
  }
  return [
    { name: 'lesson, first frame of its video', value: median(frames), unit: 'ms', aim: '' },
    { name: 'lesson, first slide', value: median(slides), unit: 'ms', aim: '' },
    { name: 'lesson, jump to drawn slide, the slowest', value: Math.max(...jumps), unit: 'ms', aim: '≤ 250' },
  ]
}
