import type { Browser } from './browser.ts'
import { against, median, type Result } from './result.ts'

const rounds = 9
const kinds = ['ours', 'el-tree-v2', 'headless-tree'] as const
type Kind = (typeof kinds)[number]

const settle = `(async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 20))
  gc()
  return performance.memory.usedJSHeapSize
})()`

/** 10,020 nodes, all open: ours beside Element Plus's tree and headless-tree, in turn on one page. */
export async function tree(browser: Browser, origin: string): Promise<Result[]> {
  const page = await browser.newPage()
  const loaded = new Promise<void>((resolve) => page.on('Page.loadEventFired', () => resolve()))
  await page.send('Page.navigate', { url: `${origin}/bench/tree/index.html` })
  await loaded
  const empty = (): Record<Kind, number[]> => ({ ours: [], 'el-tree-v2': [], 'headless-tree': [] })
  const [mounts, collapses, heaps, blanks] = [empty(), empty(), empty(), empty()]
  for (let round = 0; round < rounds + 2; round++) {
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      const before = await page.evaluate<number>(settle)
      const mounted = await page.evaluate<number>(`mount('${kind}')`)
      const held = (await page.evaluate<number>(settle)) - before
      const collapsed = await page.evaluate<number>('collapse()')
      const blank = round === 2 ? await page.evaluate<number>('blanks()') : undefined
      await page.evaluate('unmount()')
      // The first rounds warm the compiler up.
      if (round < 2) continue
      mounts[kind].push(mounted)
      collapses[kind].push(collapsed)
      heaps[kind].push(held / 2 ** 20)
      if (blank !== undefined) blanks[kind].push(blank)
    }
  }
  await page.close()
  const beside = (what: string, by: Record<Kind, number[]>, unit: string, aim: string) =>
    kinds
      .slice(1)
      .map((kind) => against(`tree of 10,020, ${what}, beside ${kind}`, median(by.ours), median(by[kind]), unit, aim))
  return [
    ...beside('mount', mounts, 'ms', '≤ 150 ms'),
    ...beside('collapse', collapses, 'ms', '≤ 50 ms'),
    ...beside('heap', heaps, 'MB', '≤ 6 MB'),
    { name: 'tree of 10,020, blank frames in 100', value: median(blanks.ours), unit: '', aim: '0' },
  ]
}
