import { alike, ok } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, pause, until, type AnyElement } from '../frame.ts'
import { long } from '../long-run.ts'

const perRound = 50
const thousand = 20
const mostGrowth = 1_000_000
// What the browser compiles and caches comes once, some of it only after hundreds of mounts; a leak comes with every thousand.
const mostThousands = 3
// The browser's own optimiser may remember one or another. What leaks is held in every round.
const mostAlive = 5

export function describeLeaks(definition: Definition): void {
  const { face, attributes } = definition

  it('nothing runs on after the element is removed', async () => {
    const frame = await Frame.with(definition)
    const { running } = frame.window.watched
    // The first mount starts what React and libraries keep per page, and keeps an answer to all that it asks for.
    const first = await frame.mount(definition)
    await frame.quiet()
    first.remove()
    await pause(50)
    const before = [...running.values()].sort()
    const element = await frame.mount(definition)
    element.remove()
    // What was about to begin in this very moment may: it has to end as well.
    await pause(50)
    await until(
      () => running.size <= before.length,
      () => `ends: ${[...running.values()].join('\n')}`,
      3000,
    )
    alike([...running.values()].sort(), before, 'running')
    ok(!element.isConnected, 'is kept until here, so that collection cannot be what stopped it')
  })

  // The heap's growth shows after thousands of mounts only, which the long run has the time for.
  it(`${long ? 'thousands of' : 'a hundred'} mounts leave nothing behind`, async function () {
    this.timeout(600_000)
    const frame = await Frame.with(definition)
    const round = async () => {
      const elements = Array.from({ length: perRound }, () => frame.create(face.tag, attributes))
      frame.place.append(...elements)
      await pause(0)
      await until(
        () => elements.every((element) => element.shadowRoot?.querySelector('.mango > *')),
        'all are drawn',
        20_000,
      )
      for (const element of elements) element.remove()
      await pause(0)
      return elements.map((element) => new WeakRef(element))
    }
    const collect = async () => {
      for (let times = 0; times < 3; times += 1) {
        await pause(10)
        // From a task of its own: called in the midst of a script, it keeps whatever a word on the stack may point to.
        await frame.window.gc({ type: 'major', execution: 'async' })
      }
      return heapSize()
    }
    /** Mounts and removes `count` rounds of elements. @returns the heap's size in bytes when all of them are gone */
    const heapAfter = async (count: number) => {
      const refs: WeakRef<AnyElement>[] = []
      for (let times = 0; times < count; times += 1) refs.push(...(await round()))
      // A request keeps the call stack it came from, so an element is held until its last request ends.
      await frame.quiet(60_000)
      const alive = () => refs.filter((ref) => ref.deref()).length
      // React ends hidden trees when the page is idle, so it gets the time to.
      const end = performance.now() + 60_000
      let bytes = await collect()
      while (alive() > mostAlive && performance.now() < end) {
        await pause(200)
        bytes = await collect()
      }
      ok(alive() <= mostAlive, `${alive()} of ${refs.length} elements were not collected`)
      return bytes
    }
    let before = await heapAfter(2)
    if (!long) return
    let grown = Infinity
    // A heap that shrinks much was still settling, and could hide a leak.
    for (let times = 0; times < mostThousands && Math.abs(grown) >= mostGrowth; times += 1) {
      const after = await heapAfter(thousand)
      grown = after - before
      before = after
    }
    ok(grown < mostGrowth, `the heap grew by ${Math.round(grown / 1024)} KiB with every thousand`)
  })
}

function heapSize(): number {
  ok('memory' in performance, 'this browser tells its heap size')
  // Chromium's own addition, in no type library.
  return (performance.memory as { usedJSHeapSize: number }).usedJSHeapSize
}
