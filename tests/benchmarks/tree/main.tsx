import '@mango/ui/tokens.css'
import { mountElementPlus } from './element-plus.ts'
import { mountHeadless } from './headless.tsx'
import { height } from './nodes.ts'
import { mountOurs } from './ours.tsx'

// The same 10,020 nodes, all open, in three trees.
const kinds: Record<string, (place: HTMLElement) => () => void> = {
  ours: mountOurs,
  'el-tree-v2': mountElementPlus,
  'headless-tree': mountHeadless,
}
const place = document.querySelector<HTMLElement>('#place') ?? document.body
let leave: (() => void) | undefined

const { port1, port2 } = new MessageChannel()
const turn = () =>
  new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(null)
  })
const rows = () => [...place.querySelectorAll<HTMLElement>('[role=treeitem]')]
/** What stands where, as a person sees it: rows are kept in any order. */
const seen = () =>
  rows()
    .map((row) => ({ top: row.getBoundingClientRect().top, text: row.textContent }))
    .sort((a, b) => a.top - b.top)
    .map((row) => row.text)

async function until(done: () => boolean): Promise<void> {
  while (!done()) await turn()
}

/** Milliseconds until the rows stand, laid out. */
async function mount(kind: string): Promise<number> {
  const room = document.createElement('div')
  place.replaceChildren(room)
  const begun = performance.now()
  leave = kinds[kind]?.(room)
  await until(() => rows().length > 10 && place.offsetHeight > 0)
  return performance.now() - begun
}

/** Milliseconds until the second branch follows the first one, which was closed by a press. */
async function collapse(): Promise<number> {
  const first = rows()[0]
  const begun = performance.now()
  const target = first?.querySelector<HTMLElement>('[data-toggle], .el-tree-node__expand-icon') ?? first
  target?.click()
  await until(() => seen()[1]?.includes('第 2 册') === true)
  return performance.now() - begun
}

async function unmount(): Promise<void> {
  leave?.()
  place.replaceChildren()
  await turn()
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const scrollerOf = (element: Element | undefined): Element | undefined => {
  if (!element || element === place) return undefined
  return element.scrollHeight > element.clientHeight + 1 ? element : scrollerOf(element.parentElement ?? undefined)
}

/** Of 100 frames, how many had no row in the middle while the tree was scrolled by a page and a half in each. */
async function blanks(): Promise<number> {
  const scroller = scrollerOf(rows()[0])
  if (!scroller) throw new Error('The tree does not scroll')
  const box = scroller.getBoundingClientRect()
  let blank = 0
  for (let step = 0; step < 100; step++) {
    await frame()
    // In a task of its own, as a wheel does: its event is heard before the next frame is drawn.
    await turn()
    scroller.scrollTop += height * 1.5
    await frame()
    const hit = document.elementFromPoint(box.left + 20, box.top + height / 2)
    if (!hit?.closest('[role=treeitem]')) blank += 1
  }
  return blank
}

Object.assign(globalThis, { mount, collapse, unmount, blanks })
