import { alike, ok, same } from '../assert.ts'
import { attributeOf, propsOf, sampleOf, type Definition } from '../definition.ts'
import { Frame } from '../frame.ts'

export function describeProperties(definition: Definition): void {
  const { tag, props, methods } = definition.face
  const names = Object.keys(props)

  it('hide nothing that every element has', async () => {
    const { window } = await Frame.open()
    const hidden = [...names, ...Object.keys(methods)].filter((name) => name in window.HTMLElement.prototype)
    alike(hidden, [], 'names taken by HTMLElement')
  })

  it('set before the upgrade arrive, beat the attribute and keep their identity', async () => {
    const frame = await Frame.open()
    const element = frame.create(tag, definition.attributes)
    frame.place.append(element)
    for (const name of names) {
      const { kind, fallback } = props[name] ?? {}
      if (kind === 'text' || kind === 'number') element.setAttribute(attributeOf(name), String(fallback ?? ''))
      element[name] = sampleOf(definition, name)
    }
    await frame.load(definition.module)
    await frame.drawn(element)
    for (const name of names) {
      same(element[name], sampleOf(definition, name), name)
      ok(!Object.hasOwn(element, name), `${name} does not hide the accessor`)
    }
  })

  for (const [name, prop] of propsOf(definition, 'json')) {
    it(`${name} takes the text of its attribute, as frameworks assign it`, async () => {
      const frame = await Frame.with(definition)
      const element = await frame.mount(definition)
      const sample = Array.isArray(sampleOf(definition, name)) ? [1] : { a: 'b' }
      element[name] = JSON.stringify(sample)
      alike(element[name], sample, 'assigned')
      alike(frame.window.watched.warnings, [], 'warnings')
    })

    it(`${name} warns by name about a value that it can do nothing with, and falls back`, async () => {
      const frame = await Frame.with(definition)
      const element = await frame.mount(definition)
      const other = Array.isArray(sampleOf(definition, name)) ? {} : []
      for (const [times, value] of ['abc', 7, other].entries()) {
        element[name] = value
        alike(element[name], prop.fallback, String(value))
        const { warnings } = frame.window.watched
        same(warnings.length, times + 1, 'warnings')
        ok(warnings[times]?.includes(`<${tag}>: ${name}`), `names itself: ${warnings[times]}`)
      }
    })
  }

  for (const name of names) {
    it(`${name} keeps what is assigned, and null or undefined restores the fallback`, async () => {
      const frame = await Frame.with(definition)
      const element = await frame.mount(definition)
      const sample = sampleOf(definition, name)
      for (const nothing of [null, undefined]) {
        element[name] = sample
        same(element[name], sample, 'assigned')
        element[name] = nothing
        alike(element[name], props[name]?.fallback, `${nothing}`)
      }
    })
  }
}
