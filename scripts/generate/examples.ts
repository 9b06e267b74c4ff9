import type { DescribedElement } from './described-elements.ts'
import { cssPropertiesOf, eventsOf, methodsOf, partsOf, propsOf, type PropMember } from './members.ts'

export interface ApiExamples {
  readonly html: string
  readonly script: string
  readonly css: string
}

/** What stands in an example for a property that is without a value at first. */
const samples: Record<string, unknown> = { text: '…', number: 1, json: [1, 2] }
const sampleOf = ({ kind, choices, fallback }: PropMember) => fallback ?? choices[0] ?? samples[kind]

function attributeExample(prop: PropMember): string {
  const { attribute, kind, choices, fallback } = prop
  if (kind === 'flag') return `${attribute}`
  if (kind === 'choice') return `${attribute}="${choices.find((choice) => choice !== fallback) ?? ''}"`
  if (kind === 'json') return `${attribute}='${JSON.stringify(sampleOf(prop))}'`
  return `${attribute}="${String(sampleOf(prop)) || '…'}"`
}

const variable = (tag: string) => tag.replace(/^.*-/, '')

/** One example of each thing an element offers: markup, script and style. */
export function apiExamples(element: DescribedElement): ApiExamples {
  const { tag } = element.face
  const it = variable(tag)
  const attributes = propsOf(element).filter(({ attribute }) => attribute !== undefined)
  const html = [`<${tag}`, ...attributes.map(attributeExample)].join('\n  ')
  const script = [
    `const ${it} = document.querySelector('${tag}')`,
    ...propsOf(element).map((prop) => `${it}.${prop.name} = ${JSON.stringify(sampleOf(prop)) ?? 'undefined'}`),
    ...eventsOf(element).map(
      ({ name, cancelable }) =>
        `${it}.addEventListener('${name}', (event) => {\n  console.log(event.detail)${cancelable ? '\n  // event.preventDefault()' : ''}\n})`,
    ),
    ...methodsOf(element).map(({ name }) => `await ${it}.${name}()`),
  ].join('\n')
  const css = [
    ...cssPropertiesOf(element).map(([name]) => `${tag} {\n  ${name}: /* … */;\n}`),
    ...partsOf(element).map(([name]) => `${tag}::part(${name}) {\n  /* … */\n}`),
  ].join('\n')
  return { html: `${html}\n></${tag}>`, script, css }
}
