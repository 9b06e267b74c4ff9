import type { Described, DescribedElement } from './described-elements.ts'
import { eventsOf, methodsOf, propsOf } from './members.ts'

/** The events of all elements as a listener on the document hears them: what they tell, by name. */
function eventsOfPage({ elements }: Described): string {
  const details = new Map<string, Set<string>>()
  for (const { name, detail } of elements.flatMap(eventsOf))
    details.set(name, (details.get(name) ?? new Set()).add(detail))
  return [...details].map(([name, told]) => `'${name}': CustomEvent<${[...told].join(' | ')}>`).join('\n')
}

/** What the declarations of all elements share. */
export const sharedTypes = (described: Described): string => `/** Of \`element-error\`: an element crashed. */
export interface ElementErrorDetail {
  readonly error: unknown
  readonly componentStack: string | null | undefined
  /** Draws the element again from scratch, as the button of the notice does. */
  retry(): void
}

/** Of \`notice\`: a message that is about to be shown. */
export interface NoticeDetail {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly title?: string | undefined
  readonly text: string
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  /** How long it would stay, in ms. */
  readonly duration?: number | undefined
}

/** What every element dispatches, beside events of its own. */
export interface CommonEventMap extends HTMLElementEventMap {
  'element-error': CustomEvent<ElementErrorDetail>
  notice: CustomEvent<NoticeDetail>
}

/** A method of an element: a promise of what is behind it, whether or not the element is drawn yet. */
export type Promised<Method> = Method extends (...args: infer Args) => infer Answer
  ? (...args: Args) => Promise<Awaited<Answer>>
  : never

declare global {
  /** Events bubble: what is above the elements hears them too. */
  interface GlobalEventHandlersEventMap {
    'element-error': CustomEvent<ElementErrorDetail>
    notice: CustomEvent<NoticeDetail>
    /** On the document: the browser is too old for the elements, or for this tag. */
    'browser-unsupported': CustomEvent<{ readonly tag?: string }>
    ${eventsOfPage(described)}
  }
}
`

const comment = (text: string) => `/** ${text.replaceAll('*/', '* /')} */`

function listening(name: string, verb: 'add' | 'remove'): string {
  const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'
  return `${verb}EventListener<Type extends keyof ${name}EventMap>(
    type: Type,
    listener: (this: ${name}Element, event: ${name}EventMap[Type]) => unknown,
    options?: boolean | ${options},
  ): void
  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void`
}

/** `<tag>.d.ts`: the types of one element. It imports nothing but what all elements share. */
export function declarationOf(element: DescribedElement): string {
  const { face, name } = element
  const events = eventsOf(element)
  const methods = methodsOf(element)
  const imports = methods.length > 0 ? 'CommonEventMap, Promised' : 'CommonEventMap'
  return `import type { ${imports} } from './shared.js'

${events.map(({ name, detailName, detail }) => `${comment(`Of \`${name}\`.`)}\nexport type ${detailName} = ${detail}`).join('\n\n')}

export interface ${name}EventMap extends CommonEventMap {
${events.map(({ name, detailName, summary }) => `${comment(summary)}\n'${name}': CustomEvent<${detailName}>`).join('\n')}
}

/** The properties of \`<${face.tag}>\`. Null or undefined restores what counts without one. */
export interface ${name}Properties {
${propsOf(element)
  .map(
    ({ name, type, summary }) =>
      `${comment(summary)}\nget ${name}(): ${type}\nset ${name}(value: (${type}) | null | undefined)`,
  )
  .join('\n')}
}

${comment(face.summary)}
export interface ${name}Element extends HTMLElement, ${name}Properties {
${methods.map(({ name, type, summary }) => `${comment(summary)}\n${name}: Promised<${type}>`).join('\n')}
${listening(name, 'add')}
${listening(name, 'remove')}
}

${comment('The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag.')}
declare const ${name}: (new () => ${name}Element) | undefined
export default ${name}

declare global {
  interface HTMLElementTagNameMap {
    '${face.tag}': ${name}Element
  }
}
`
}
