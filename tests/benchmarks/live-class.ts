import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'
import type { Result } from './result.ts'

const rounds = 5
const devices = 45

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** A class answers within one second, five times: how soon an answer is stored, and whether each is counted once. */
export async function liveClass(origin: string, token: string): Promise<Result[]> {
  const call = async (method: 'GET' | 'POST', path: string, query: Record<string, unknown>, body?: unknown) => {
    const search = new URLSearchParams({ ...query, userToken: token } as Record<string, string>)
    const answer = await fetch(`${origin}${path}?${search}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  const { data: list } = await call('POST', '/api/tk/courseware/list', {}, { size: 1, skip: 0 })
  const { data: station } = await call('GET', '/api/answerClass/stationKey', { roomId: 1 })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  await context.addCookies([{ name: 'userToken', value: token, url: origin }])
  const page = await context.newPage()
  await page.goto(`${origin}/adminv2/classroom/start?courseId=${list[0].id}&roomId=1&classId=1`)
  await page.getByText(new RegExp(`^0/ ${devices} 人已作答$`)).waitFor()

  const acknowledged: number[] = []
  let lost = 0
  let revision = Math.floor(Date.now() / 1000)
  for (let round = 0; round < rounds; round++) {
    revision += 1
    const presses = Array.from({ length: devices }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000))
      const machineCode = `K${String(index + 1).padStart(4, '0')}`
      const begin = performance.now()
      const body = { roomId: 1, stationKey: station, machineCode, answer: 'A', revision }
      const { code } = await call('POST', '/api/answerClass/machine/answer', {}, body)
      acknowledged.push(performance.now() - begin)
      return code === 0
    })
    lost += (await Promise.all(presses)).filter((stored) => !stored).length
    await page.getByText('全部作答完毕').waitFor()
    const { data } = await call('GET', '/api/answerClass/scoreCondition', { roomId: 1 })
    lost += devices - data.answers.length
    await call('GET', '/api/answerClass/beginAnswerQuestion', {
      roomId: 1,
      questionId: data.questionId,
      doItAgain: true,
    })
    await page.getByText(new RegExp(`^0/ ${devices} 人已作答$`)).waitFor()
  }
  await browser.close()
  return [
    {
      name: 'live class, 45 answers in 1 s: stored and acknowledged, p95',
      value: percentile(acknowledged, 0.95),
      unit: 'ms',
      aim: '≤ 1000',
    },
    { name: 'live class, answers lost or doubled', value: lost, unit: '', aim: '0' },
  ]
}
