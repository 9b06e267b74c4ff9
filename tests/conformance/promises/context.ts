import { ok, same } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, pause, until, wrapperOf, type AnyElement } from '../frame.ts'

const themeOf = (element: AnyElement) => wrapperOf(element)?.dataset['theme']
const hasTheme = (element: AnyElement, theme: string) => until(() => themeOf(element) === theme, `theme ${theme}`)

export function describeContext(definition: Definition): void {
  const { tag } = definition.face
  const contextModule = `${definition.folder}/mango-context.js`
  const start = async () => {
    const frame = await Frame.with(definition)
    await frame.load(contextModule)
    const place = (theme: string, inside: Element = frame.place) => {
      const context = frame.create('mango-context', { theme })
      inside.append(context)
      return context
    }
    return { frame, place }
  }

  it('is the page’s own default when there is no provider', async () => {
    const frame = await Frame.with(definition)
    same(themeOf(await frame.mount(definition)), 'light', 'theme')
  })

  it('comes from a provider whose code arrives later, and is waited for', async () => {
    const frame = await Frame.with(definition)
    const context = frame.create('mango-context', { theme: 'dark' })
    const element = frame.create(tag, definition.attributes)
    context.append(element)
    frame.place.append(context)
    await pause(60)
    same(themeOf(element), undefined, 'drawn without its context')
    await frame.load(contextModule)
    await frame.drawn(element)
    same(themeOf(element), 'dark', 'theme')
  })

  it('comes from a provider that is put around the element later', async () => {
    const { frame, place } = await start()
    const element = await frame.mount(definition)
    const view = wrapperOf(element)?.firstElementChild
    place('dark').append(element)
    await hasTheme(element, 'dark')
    same(wrapperOf(element)?.firstElementChild, view, 'what is drawn')
  })

  it('comes through the shadow roots around the element', async () => {
    const { frame, place } = await start()
    const box = frame.document.createElement('div')
    place('dark').append(box)
    const element = await frame.mount(definition, box.attachShadow({ mode: 'open' }))
    same(themeOf(element), 'dark', 'theme')
  })

  it('changes when the provider changes, without drawing anew', async () => {
    const { frame, place } = await start()
    const context = place('dark')
    const element = await frame.mount(definition, context)
    const view = wrapperOf(element)?.firstElementChild
    context.setAttribute('theme', 'auto')
    await hasTheme(element, 'auto')
    context.removeAttribute('theme')
    await hasTheme(element, 'light')
    same(wrapperOf(element)?.firstElementChild, view, 'what is drawn')
  })

  for (const way of ['append', 'moveBefore'] as const) {
    it(`is the new place’s after the element moves by ${way}, and the old one’s changes no longer count`, async () => {
      const { frame, place } = await start()
      const [dark, auto] = [place('dark'), place('auto')]
      const element = await frame.mount(definition, dark)
      const move = (to: Element) => {
        const mover: unknown = Reflect.get(to, way)
        ok(typeof mover === 'function', `this browser knows ${way}`)
        mover.call(to, element, ...(way === 'moveBefore' ? [null] : []))
        // append() takes nodes only; moveBefore() wants to know before what.
      }
      move(auto)
      await hasTheme(element, 'auto')
      dark.setAttribute('theme', 'light')
      await pause(30)
      same(themeOf(element), 'auto', 'theme')
      move(frame.place)
      await hasTheme(element, 'light')
    })
  }

  it('moves with its provider: the element follows when the provider itself is moved into another', async () => {
    const { frame, place } = await start()
    const [outer, inner] = [place('dark'), frame.create('mango-context', { 'api-base': '/inner' })]
    frame.place.append(inner)
    const element = await frame.mount(definition, inner)
    same(themeOf(element), 'light', 'theme before')
    outer.append(inner)
    await hasTheme(element, 'dark')
  })

  it('warns about a theme there is not', async () => {
    const { frame, place } = await start()
    const element = await frame.mount(definition, place('pink'))
    same(themeOf(element), 'light', 'theme')
    ok(
      frame.window.watched.warnings.some((line) => line.includes('<mango-context theme="pink">')),
      'a warning by name',
    )
  })
}
