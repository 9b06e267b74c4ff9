import { ok } from './assert.ts'
import type { Definition } from './definition.ts'

/** What server/watch-page.js notes in every frame. */
interface Watched {
  readonly warnings: string[]
  readonly errors: string[]
  readonly violations: string[]
  readonly running: Map<unknown, string>
}
/** V8's own, by `--expose-gc`. */
type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>
export type FrameWindow = Window & typeof globalThis & { readonly watched: Watched; readonly gc: Collect }

/** An element whose props and methods the suite reaches by name. */
export type AnyElement = HTMLElement & { [name: string]: unknown; readonly shadowRoot: ShadowRoot | null }

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until something holds, for at most `limit` ms. */
export async function until(holds: () => unknown, what: string | (() => string), limit = 4000): Promise<void> {
  const end = performance.now() + limit
  while (!holds()) {
    if (performance.now() >= end) throw new Error(`waited in vain: ${typeof what === 'string' ? what : what()}`)
    await pause(5)
  }
}

const open = new Set<HTMLIFrameElement>()
afterEach(() => {
  for (const frame of open) frame.remove()
  open.clear()
})

/** A page of its own, gone after the test. */
export class Frame {
  readonly window: FrameWindow
  readonly document: Document
  readonly place: HTMLElement

  private constructor(frame: HTMLIFrameElement) {
    const { contentWindow } = frame
    ok(contentWindow && 'watched' in contentWindow, 'the frame has loaded')
    // A frame's window is a global object with all classes, which the type of `contentWindow` leaves out.
    this.window = contentWindow as FrameWindow
    this.document = this.window.document
    const place = this.document.querySelector<HTMLElement>('#place')
    ok(place, 'the frame has a place for elements')
    this.place = place
  }

  static async open(address = '/frame'): Promise<Frame> {
    const frame = document.createElement('iframe')
    frame.width = '1000'
    frame.height = '700'
    frame.src = address
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    document.body.append(frame)
    open.add(frame)
    await loaded
    return new Frame(frame)
  }

  /** A frame with an element's code, and that of `<mango-context>`, in it. */
  static async with({ module }: Definition): Promise<Frame> {
    const frame = await Frame.open()
    await frame.load(module)
    return frame
  }

  async load(address: string, { type = 'module', suffix = '' } = {}): Promise<void> {
    const script = this.document.createElement('script')
    script.type = type
    script.src = address
    if (suffix) script.dataset['suffix'] = suffix
    const loaded = new Promise((resolve, reject) => {
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new Error(`${address} did not load`)))
    })
    this.document.head.append(script)
    await loaded
  }

  create(tag: string, attributes: Readonly<Record<string, string>> = {}): AnyElement {
    const element = this.document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    // The tag's own properties are not in TypeScript's list of tags.
    return element as unknown as AnyElement
  }

  /** The element in its usual state, connected; `where` defaults to the place for elements. */
  async mount({ face, attributes }: Definition, where: ParentNode = this.place): Promise<AnyElement> {
    const element = this.create(face.tag, attributes)
    where.append(element)
    await this.drawn(element)
    return element
  }

  /** Waits until the element asks for nothing any more and has drawn what came, however busy the machine is. */
  async drawn(element: AnyElement): Promise<void> {
    await until(() => wrapperOf(element)?.firstElementChild, `<${element.localName}> draws something`)
    await this.quiet()
    await loaded(element)
  }

  /** Waits until no request is under way, nor begins when what the last one brought has been drawn. */
  async quiet(limit = 8000): Promise<void> {
    let asked = performance.now()
    const asking = () => [...this.window.watched.running.values()].some((what) => what.startsWith('fetch'))
    await until(
      () => {
        if (asking()) asked = performance.now()
        return performance.now() - asked > 100
      },
      'requests end',
      limit,
    )
  }
}

export const wrapperOf = (element: AnyElement): HTMLElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>(':scope > .mango, .mango')

export function rootOf(element: AnyElement): ShadowRoot {
  ok(element.shadowRoot, `<${element.localName}> has a shadow root`)
  return element.shadowRoot
}

/** A video or a recording whose length is still to come, and with it the words that tell it. */
const isComing = (media: HTMLMediaElement) => media.src !== '' && !media.readyState && !media.error

/** Waits until nothing stands there for what is still to come, and what came last is drawn. */
async function loaded(element: AnyElement): Promise<void> {
  const root = rootOf(element)
  const media = () => [...root.querySelectorAll<HTMLMediaElement>('video, audio')]
  await until(
    () => !root.querySelector('[aria-busy="true"], .skeleton, .spinner') && !media().some(isComing),
    'it has loaded',
    20_000,
  )
  // A length is told by an event, which a busy machine is slow to hand on.
  await pause(media().length > 0 ? 300 : 20)
}

/** Waits until it has loaded and draws nothing more: a chart's library or a framed page comes after the last call. */
export async function settled(element: AnyElement): Promise<void> {
  let drew = performance.now()
  const observer = new MutationObserver(() => (drew = performance.now()))
  observer.observe(rootOf(element), { subtree: true, childList: true, characterData: true })
  await loaded(element)
  await until(() => performance.now() - drew > 500, 'it draws nothing more', 20_000)
  await loaded(element)
  observer.disconnect()
}
