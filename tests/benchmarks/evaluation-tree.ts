import type { Browser } from './browser.ts'
import { against, median, type Result } from './result.ts'

const rounds = 7

/**
 * 20 packages of 500 targets, answered by the page itself: what is measured is the element and not a server. The element is
 * mounted, and with the key for all branches every target is opened.
 */
const steps = `
  const send = fetch
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(input.url ?? input, location.href)
    const of = (count, row) => Promise.resolve(Response.json({ code: 0, data: Array.from({ length: count }, (_, at) => row(at)) }))
    if (pathname.endsWith('/pkgInfo')) return of(20, (at) => ({ id: at + 1, name: '第 ' + (at + 1) + ' 册', parentId: 0 }))
    if (!pathname.endsWith('/selectPkgItems')) return send(input, init)
    const pkgId = Number(searchParams.get('pkgId'))
    return of(500, (at) => ({ id: pkgId * 1000 + at, name: '第 ' + (at + 1) + ' 个指标', hasChild: false, pkgId, parentId: 0 }))
  }
  const inside = () => document.querySelector('evaluation-tree')?.shadowRoot
  const rows = () => [...(inside()?.querySelectorAll('[role=treeitem]') ?? [])]
  const seen = () => rows()
    .map((row) => ({ top: row.getBoundingClientRect().top, text: row.textContent }))
    .sort((a, b) => a.top - b.top)
    .map((row) => row.text)
  const { port1, port2 } = new MessageChannel()
  port1.start()
  const turn = () => new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port2.postMessage(null)
  })
  const until = async (done) => { while (!done()) await turn() }
  const heightOf = () => inside()?.querySelector('.tree-rows')?.offsetHeight ?? 0
  globalThis.mount = async () => {
    // Not by the loader, which waits for the element to stand on the page.
    await import('/elements/evaluation-tree.js')
    const element = document.createElement('evaluation-tree')
    element.setAttribute('subject-id', '2')
    const begun = performance.now()
    document.body.append(element)
    await until(() => rows().length === 20 && heightOf() > 0)
    const mounted = performance.now() - begun
    const rowHeight = heightOf() / 20
    const tree = inside().querySelector('[role=tree]')
    tree.focus()
    const pressed = performance.now()
    tree.dispatchEvent(new KeyboardEvent('keydown', { key: '*', bubbles: true }))
    await until(() => heightOf() === 10020 * rowHeight)
    return [mounted, performance.now() - pressed]
  }
  globalThis.collapse = async () => {
    const toggle = rows().find((row) => row.ariaPosInSet === '1' && row.ariaLevel === '1').querySelector('[data-toggle]')
    const begun = performance.now()
    toggle.click()
    await until(() => seen()[1]?.includes('第 2 册') === true)
    return performance.now() - begun
  }
  globalThis.unmount = async () => {
    document.querySelector('evaluation-tree').remove()
    await turn()
  }
`

async function open(browser: Browser, address: string, source = '') {
  const page = await browser.newPage()
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
  const loaded = new Promise<void>((resolve) => page.on('Page.loadEventFired', () => resolve()))
  await page.send('Page.navigate', { url: address })
  await loaded
  return page
}

/** The whole element with 10,020 targets, beside Element Plus's tree of as many nodes that it is handed all at once. */
export async function evaluationTree(browser: Browser, origin: string, token: string): Promise<Result[]> {
  const cookie = `document.cookie = 'userToken=${token};path=/'`
  const element = await open(browser, `${origin}/bench/evaluation.html`, `${cookie}\n{${steps}}`)
  const other = await open(browser, `${origin}/bench/tree/index.html`)
  const times = { mount: [] as number[], open: [] as number[], collapse: [] as number[] }
  const others = { mount: [] as number[], collapse: [] as number[] }
  for (let round = -2; round < rounds; round++) {
    await element.send('Page.bringToFront')
    const [mounted, opened] = await element.evaluate<[number, number]>('mount()')
    const collapsed = await element.evaluate<number>('collapse()')
    await element.evaluate('unmount()')
    await other.send('Page.bringToFront')
    const otherMounted = await other.evaluate<number>(`mount('el-tree-v2')`)
    const otherCollapsed = await other.evaluate<number>('collapse()')
    await other.evaluate('unmount()')
    // The first rounds warm the compiler up.
    if (round < 0) continue
    times.mount.push(mounted)
    times.open.push(opened)
    times.collapse.push(collapsed)
    others.mount.push(otherMounted)
    others.collapse.push(otherCollapsed)
  }
  await Promise.all([element.close(), other.close()])
  const name = (what: string) => `evaluation-tree of 10,020, ${what}, beside el-tree-v2`
  return [
    {
      name: 'evaluation-tree, mount until its packages stand',
      value: median(times.mount),
      unit: 'ms',
      aim: '≤ 150 ms',
    },
    against(name('all branches read and opened'), median(times.open), median(others.mount), 'ms', ''),
    against(name('collapse'), median(times.collapse), median(others.collapse), 'ms', '≤ 50 ms'),
  ]
}
