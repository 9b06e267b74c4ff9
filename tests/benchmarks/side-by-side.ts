import type { Browser } from './browser.ts'
import { against, median, type Result } from './result.ts'

const count = 200
const rounds = 15
const kinds = ['ours', 'react', 'lit'] as const

/** 200 cards one by one and at once: our element beside a root of bare React and an element of lit, in turn on one page. */
export async function sideBySide(browser: Browser, origin: string): Promise<Result[]> {
  const page = await browser.newPage()
  const loaded = new Promise<void>((resolve) => page.on('Page.loadEventFired', () => resolve()))
  await page.send('Page.navigate', { url: `${origin}/bench/side-by-side/index.html` })
  await loaded
  const results: Result[] = []
  for (const [way, atOnce] of [
    ['one by one', false],
    ['at once', true],
  ] as const) {
    const times: Record<(typeof kinds)[number], number[]> = { ours: [], react: [], lit: [] }
    for (let round = 0; round < rounds + 2; round++) {
      // Each kind is the first one as often as the last one.
      for (const kind of round % 2 ? kinds : kinds.toReversed()) {
        await page.evaluate('gc()')
        const time = await page.evaluate<number>(`mount('${kind}', ${count}, ${atOnce})`)
        // The first rounds warm the compiler up.
        if (round >= 2) times[kind].push(time / count)
      }
    }
    const bare = median(times.react)
    results.push(
      against(`mount, ${count} ${way}, beside bare React`, median(times.ours), bare, 'ms each', '≤ 1.15'),
      against(`mount, ${count} ${way}, lit beside bare React`, median(times.lit), bare, 'ms each', ''),
    )
  }
  await page.close()
  return results
}
