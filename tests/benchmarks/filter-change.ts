import type { BenchPage, Browser } from './browser.ts'
import { against, median, type Result } from './result.ts'

const rounds = 5
const pages = { ours: '/bench/exams.html', bare: '/bench/bare-table/index.html' }

/** Chooses a grade and presses 查询; how long until ten rows of that grade, and no others, are painted. */
const steps = `
  globalThis.inside = () => document.querySelector('exam-list')?.shadowRoot ?? document
  globalThis.namesOf = () => [...inside().querySelectorAll('tbody tr')].map((row) => row.querySelector('th')?.textContent ?? '')
  globalThis.isReady = () => namesOf().length === 10 && inside().querySelectorAll('select[aria-label="年级"] option').length > 3
  globalThis.painted = (ready) => new Promise((resolve) => {
    const look = () => ready() ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))) : requestAnimationFrame(look)
    look()
  })
  globalThis.filterBy = async (grade) => {
    const select = inside().querySelector('select[aria-label="年级"]')
    const start = performance.now()
    select.value = [...select.options].find((option) => option.text === grade).value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    select.form.requestSubmit()
    const end = await painted(() => {
      const names = namesOf()
      return names.length === 10 && names.every((name) => name.startsWith(grade))
    })
    return end - start
  }
`
const grades = ['七年级', '八年级', '九年级']

async function visit(browser: Browser, address: string, origin: string, token: string, slowdown: number) {
  const page: BenchPage = await browser.newPage()
  await page.send('Network.setCookie', { name: 'userToken', value: token, url: origin })
  // Both permissions of the list: all its buttons are drawn.
  await page.send('Network.setCookie', { name: 'authority', value: '47%2348', url: origin })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: steps })
  await page.send('Page.navigate', { url: origin + address })
  while (!(await page.evaluate<boolean>('globalThis.isReady?.() === true').catch(() => false)));
  // The first one also compiles.
  await page.evaluate(`filterBy(${JSON.stringify(grades[0])})`)
  const times: number[] = []
  for (const grade of [...grades.slice(1), ...grades])
    times.push(await page.evaluate<number>(`filterBy(${JSON.stringify(grade)})`))
  await page.close()
  return median(times)
}

/** From a filter to its painted rows in the exam list, beside a bare React table of the same exams. */
export async function filterChange(browser: Browser, origin: string, token: string): Promise<Result[]> {
  const results: Result[] = []
  for (const slowdown of [1, 4]) {
    const times = { ours: [] as number[], bare: [] as number[] }
    // In turn, so that both see the same machine.
    for (let round = 0; round < rounds; round++) {
      for (const name of ['ours', 'bare'] as const)
        times[name].push(await visit(browser, pages[name], origin, token, slowdown))
    }
    const name = `exams, filter to painted rows, CPU ×${slowdown}`
    results.push(against(name, median(times.ours), median(times.bare), 'ms', '≤ 1.3'))
  }
  return results
}
