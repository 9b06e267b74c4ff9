import { alike, ok, same } from '../assert.ts'
import { attributeOf, propsOf, sampleOf, type Definition } from '../definition.ts'
import { Frame } from '../frame.ts'

export function describeAttributes(definition: Definition): void {
  const { tag } = definition.face

  it('are observed in kebab-case, one for each prop that has one', async () => {
    const { window } = await Frame.with(definition)
    const made = window.customElements.get(tag)
    ok(made && 'observedAttributes' in made, 'the class observes attributes')
    const expected = propsOf(definition, 'flag', 'choice', 'text', 'number', 'json').map(([name]) => attributeOf(name))
    alike(made.observedAttributes, expected, 'observedAttributes')
  })

  for (const [name] of propsOf(definition, 'flag')) {
    it(`${attributeOf(name)} is true by presence and false by absence`, async () => {
      const frame = await Frame.with(definition)
      const element = frame.create(tag)
      same(element[name], false, 'absent')
      for (const text of ['', 'true', 'false']) {
        element.setAttribute(attributeOf(name), text)
        same(element[name], true, `present as "${text}"`)
      }
      ok(
        frame.window.watched.warnings.some((line) => line.includes(attributeOf(name)) && line.includes('false')),
        'the text "false" warns',
      )
      element.removeAttribute(attributeOf(name))
      same(element[name], false, 'removed')
      element[name] = true
      ok(element.hasAttribute(attributeOf(name)), 'the property shows as the attribute')
    })
  }

  for (const [name, prop] of propsOf(definition, 'choice', 'text', 'number', 'json')) {
    const attribute = attributeOf(name)
    it(`${attribute} is read, and its removal restores the fallback`, async () => {
      const frame = await Frame.with(definition)
      const element = frame.create(tag)
      const sample = sampleOf(definition, name)
      alike(element[name], prop.fallback, 'absent')
      element.setAttribute(attribute, prop.kind === 'json' ? JSON.stringify(sample) : String(sample))
      alike(element[name], sample, 'set')
      alike(frame.window.watched.warnings, [], 'warnings')
      element.removeAttribute(attribute)
      alike(element[name], prop.fallback, 'removed')
    })
  }

  it('count where a server’s React wrote the names of props', async () => {
    const frame = await Frame.with(definition)
    const several = propsOf(definition, 'choice', 'text', 'number', 'json').filter(([name]) => /[A-Z]/.test(name))
    const texts = several.map(([name, prop]) => {
      const sample = sampleOf(definition, name)
      return [name, prop.kind === 'json' ? JSON.stringify(sample) : String(sample)] as const
    })
    const element = frame.create(tag)
    for (const [name, text] of texts) element.setAttribute(name, text)
    frame.place.append(element)
    for (const [name] of texts) alike(element[name], sampleOf(definition, name), name)
  })

  const badTexts = {
    choice: ['no-such-word', ''],
    number: ['seven', '', ' ', '1e999'],
    json: ['{', '[object Object]', '2'],
  }
  for (const kind of ['choice', 'number', 'json'] as const) {
    for (const [name, prop] of propsOf(definition, kind)) {
      it(`${attributeOf(name)} warns by name about a bad text and falls back`, async () => {
        const frame = await Frame.with(definition)
        const element = frame.create(tag)
        const otherJson = Array.isArray(sampleOf(definition, name)) ? '{}' : '[]'
        const texts = kind === 'json' ? [...badTexts.json, otherJson] : badTexts[kind]
        for (const [times, text] of texts.entries()) {
          element.setAttribute(attributeOf(name), text)
          alike(element[name], prop.fallback, `"${text}"`)
          const { warnings } = frame.window.watched
          same(warnings.length, times + 1, 'warnings')
          ok(warnings[times]?.includes(`<${tag} ${attributeOf(name)}="${text}">`), `names itself: ${warnings[times]}`)
        }
      })
    }
  }
}
