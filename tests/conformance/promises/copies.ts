import { ok, same } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame } from '../frame.ts'

export function describeCopies(definition: Definition): void {
  const { tag } = definition.face

  it('a second version keeps the first and warns with both', async () => {
    const frame = await Frame.with(definition)
    const { customElements, watched } = frame.window
    const first = customElements.get(tag)
    await frame.load(`/second${definition.module}`)
    same(customElements.get(tag), first, 'the class')
    const about = watched.warnings.filter((line) => line.includes(`<${tag}>`))
    same(about.length, 1, 'warnings')
    ok(about[0]?.includes('99.0.0') && /\b0\.\d+\.\d+\b/.test(about[0]), `both versions: ${about[0]}`)
    await frame.mount(definition)
  })

  it('two versions share one context', async () => {
    const frame = await Frame.with(definition)
    await frame.load(`/second${definition.folder}/mango-context.js`)
    const context = frame.create('mango-context', { theme: 'dark' })
    frame.place.append(context)
    const element = await frame.mount(definition, context)
    same(element.shadowRoot?.querySelector<HTMLElement>('.mango')?.dataset['theme'], 'dark', 'theme')
  })
}
