import { readFileSync } from 'node:fs'
import type { Described } from './described-elements.ts'
import { commonEvents, eventsOf, importsOf, methodsOf, propsOf } from './members.ts'
import { pascal } from './pascal.ts'

/** What the wrappers need to know of each element. */
const tableOf = ({ elements }: Described) =>
  JSON.stringify(
    Object.fromEntries(
      elements.map((element) => [
        element.name,
        {
          tag: element.face.tag,
          props: propsOf(element).map(({ name }) => name),
          flags: propsOf(element).flatMap(({ name, kind }) => (kind === 'flag' ? [name] : [])),
          events: [...eventsOf(element), ...commonEvents].map(({ name }) => name),
          methods: methodsOf(element).map(({ name }) => name),
        },
      ]),
    ),
  )

const templateOf = (name: string) => readFileSync(`scripts/generate/templates/${name}.js`, 'utf8')
const filled = (name: string, described: Described) =>
  templateOf(name).replace('/* elements */ {}', () => tableOf(described))

/** `react-wrappers.js`: components for React 16 to 18, which set no properties and hear no events of custom elements. */
export const reactWrappers = (described: Described): string => filled('react-wrappers', described)

/** The named exports of the Vue wrappers, one per element. */
const vue2Exports = ({ elements }: Described): string =>
  elements.map(({ name }) => `export const Mango${name.replace(/^Mango/, '')} = wrap('${name}')`).join('\n')

/** `vue2-wrappers.js`: a plugin for Vue 2, which binds attributes and not properties. */
export const vue2Wrappers = (described: Described): string =>
  filled('vue2-wrappers', described).replace('/* exports */', () => vue2Exports(described))

export const reactWrapperTypes = (
  described: Described,
): string => `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react'
${importsOf(described)}

type Given<Properties> = { [Name in keyof Properties]?: Properties[Name] | null | undefined }
type Wrapper<Element, Properties, Listeners> = ForwardRefExoticComponent<
  Omit<HTMLAttributes<Element>, keyof Properties | keyof Listeners> & Given<Properties> & Listeners & RefAttributes<Element>
>

export interface Wrappers {
${described.elements
  .map((element) => {
    const { name, face } = element
    const listeners = [...eventsOf(element), ...commonEvents].map(
      (event) => `on${pascal(event.name)}?: ((event: ${name}EventMap['${event.name}']) => void) | undefined`,
    )
    return `/** ${face.summary} */\n${name}: Wrapper<${name}Element, ${name}Properties, { ${listeners.join('; ')} }>`
  })
  .join('\n')}
}

/** Components for React 16.3 to 18, made with the page's own React. Their refs give the elements. */
export declare function createWrappers(react: typeof import('react')): Wrappers
`

export const vue2WrapperTypes = ({ elements }: Described): string => `/** Options of a Vue 2 component. */
interface Component {
  readonly name: string
}

${elements.map(({ name, face }) => `/** ${face.summary} As a component: \`<mango-${face.tag.replace(/^mango-/, '')}>\`. */\nexport declare const Mango${name.replace(/^Mango/, '')}: Component`).join('\n')}

interface Vue2 {
  component(name: string, options: object): unknown
  readonly config: { ignoredElements: (string | RegExp)[] }
}

/** \`Vue.use(plugin)\` registers all of them. */
declare const plugin: { install(vue: Vue2): void }
export default plugin
`
