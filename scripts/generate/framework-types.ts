import type { Described, DescribedElement } from './described-elements.ts'
import { commonEvents, eventsOf, importsOf, propsOf } from './members.ts'

const listenersOf = (element: DescribedElement, prefix: string) =>
  [...eventsOf(element), ...commonEvents]
    .map(
      ({ name, summary }) =>
        `/** ${summary} */\n'${prefix}${name}'?: ((event: ${element.name}EventMap['${name}']) => void) | undefined`,
    )
    .join('\n')

/** Attributes whose names are not those of the property, and those that are texts in JSON. */
const attributesOf = (element: DescribedElement) =>
  propsOf(element)
    .filter(({ name, attribute, kind }) => attribute !== undefined && (attribute !== name || kind === 'json'))
    .map(({ name, attribute, kind, type, summary }) => {
      if (attribute === name) return `/** ${summary} */\n${name}?: ${type} | string | null | undefined`
      const value = kind === 'json' ? 'string' : kind === 'flag' ? "boolean | ''" : type
      return `/** ${summary} The attribute of \`${name}\`. */\n'${attribute}'?: ${value} | undefined`
    })
    .join('\n')

/** React 19, which sets properties and listens to any event by \`on\` and its name. */
export const jsxTypes = (
  described: Described,
): string => `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
${importsOf(described)}

type Given<Properties> = { [Name in keyof Properties]?: Properties[Name] | null | undefined }
type Html<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & { class?: string | undefined }
type Tag<Element, Properties, More> = Omit<Html<Element>, keyof Properties | keyof More> & Given<Omit<Properties, keyof More>> & More

${described.elements
  .map(
    (element) => `interface ${element.name}Jsx {
${attributesOf(element)}
${listenersOf(element, 'on')}
}`,
  )
  .join('\n\n')}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${described.elements
  .map(({ face, name }) => `/** ${face.summary} */\n'${face.tag}': Tag<${name}Element, ${name}Properties, ${name}Jsx>`)
  .join('\n')}
    }
  }
}
`

/** Vue 3: templates know the tags, their properties and their events. */
export const vueTypes = (
  described: Described,
): string => `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
${importsOf(described)}

type Given<Properties> = { [Name in keyof Properties]?: Properties[Name] | null | undefined }
type Details<Events> = { [Name in keyof Events]: (event: Events[Name]) => void }
type Tag<Element, Properties, Events, More> = new () => Element & {
  /** @deprecated Only for templates; not there at run time. */
  $props: Omit<HTMLAttributes, keyof Properties> & Given<Omit<Properties, keyof More>> & PublicProps & More
  /** @deprecated Only for templates; not there at run time. */
  $emit: EmitFn<Details<Events>>
}

${described.elements
  .map(
    (element) => `interface ${element.name}Vue {
${attributesOf(element)}
${[...eventsOf(element), ...commonEvents].map(({ name }) => `'on${name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}'?: ((event: ${element.name}EventMap['${name}']) => void) | undefined`).join('\n')}
}`,
  )
  .join('\n\n')}

declare module 'vue' {
  interface GlobalComponents {
${described.elements
  .map(
    ({ face, name }) =>
      `/** ${face.summary} */\n'${face.tag}': Tag<${name}Element, ${name}Properties, ${name}EventMap, ${name}Vue>`,
  )
  .join('\n')}
  }
}
`
