import type { ElementErrorDetail } from '@mango/element'
import { ok, same } from '../assert.ts'
import { propsOf, sampleOf, type Definition } from '../definition.ts'
import { Frame, pause, rootOf, until, wrapperOf } from '../frame.ts'

type Break = { broken: boolean }

/** Something that throws whenever it is looked at, as long as it is broken. */
function breakable<T extends object>(state: Break, value: T): T {
  const check = () => {
    if (state.broken) throw new Error('坏了')
  }
  return new Proxy(value, {
    get: (target, key) => (check(), Reflect.get(target, key)),
    has: (target, key) => (check(), Reflect.has(target, key)),
    ownKeys: (target) => (check(), Reflect.ownKeys(target)),
  })
}

/** A host's own provider, of whose context the component can read nothing as long as it is broken. */
function breakableContext(frame: Frame): Break {
  const state = { broken: true }
  const read = (value: string) => () => {
    if (state.broken) throw new Error('坏了')
    return value
  }
  const context = Object.defineProperties(
    { theme: 'light', target: frame.document.documentElement },
    { apiBase: { get: read('') }, loginPath: { get: read('/') }, basePath: { get: read('/') } },
  )
  frame.place.addEventListener('context-request', (event) => {
    if (!('callback' in event) || typeof event.callback !== 'function') return
    event.stopImmediatePropagation()
    event.callback(context, () => {})
  })
  return state
}

export function describeCrash(definition: Definition): void {
  const { tag } = definition.face
  const start = async () => {
    const frame = await Frame.with(definition)
    const sound = await frame.mount(definition, frame.document.body)
    const soundView = wrapperOf(sound)?.firstElementChild
    const state = breakableContext(frame)
    const errors: CustomEvent<ElementErrorDetail>[] = []
    frame.window.addEventListener('element-error', (event) => errors.push(event))
    const element = frame.create(tag, definition.attributes)
    for (const [name] of propsOf(definition, 'json', 'property')) {
      const sample = sampleOf(definition, name)
      if (typeof sample === 'object' && sample !== null) element[name] = breakable(state, sample)
    }
    return { frame, state, errors, element, sound, soundView }
  }

  it('shows a notice inside, tells the page, and leaves the others alone', async () => {
    const { frame, state, errors, element, sound, soundView } = await start()
    frame.place.append(element)
    await until(() => errors.length > 0, 'element-error is heard')
    await until(() => rootOf(element).querySelector('[part="crash"]'), 'the notice')
    const [event] = errors
    ok(event, 'an event')
    same(event.target, element, 'where it comes from')
    same(event.cancelable, true, 'cancelable')
    ok(String(event.detail.error).includes('坏了') && event.detail.componentStack, 'what happened, and where')
    ok(rootOf(element).textContent?.includes('出错了'), 'says that something went wrong')
    same(wrapperOf(sound)?.firstElementChild, soundView, 'the other element')

    state.broken = false
    const button = rootOf(element).querySelector('button')
    same(button?.textContent?.trim(), '重试', 'the button')
    button?.click()
    await until(() => !rootOf(element).querySelector('[part="crash"]'), 'the notice goes')
    await frame.drawn(element)
    same(errors.length, 1, 'errors')
  })

  it('shows nothing when the page prevents it, which can then try again', async () => {
    const { frame, state, errors, element } = await start()
    frame.place.addEventListener('element-error', (event) => event.preventDefault())
    frame.place.append(element)
    await until(() => errors.length > 0, 'element-error is heard')
    await pause(30)
    same(wrapperOf(element)?.childElementCount, 0, 'what is drawn')
    state.broken = false
    errors[0]?.detail.retry()
    await frame.drawn(element)
  })

  it('fails the calls of a crashed element instead of leaving them to wait', async () => {
    const { frame, element } = await start()
    const outcomes = () =>
      Object.keys(definition.face.methods).map(async (name) => {
        const method = element[name]
        ok(typeof method === 'function', `${name} is a method`)
        await method.apply(element, definition.calls?.[name] ?? [])
      })
    const early = outcomes()
    frame.place.append(element)
    await until(() => rootOf(element).querySelector('[part="crash"]'), 'the notice')
    // A part that crashes later may have let the first calls through; none is left hanging.
    await Promise.allSettled(early)
    for (const outcome of await Promise.allSettled(outcomes())) {
      ok(outcome.status === 'rejected' && String(outcome.reason).includes('坏了'), 'a call fails with what happened')
    }
  })
}
