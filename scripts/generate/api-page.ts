import type { Described, DescribedElement } from './described-elements.ts'
import { apiExamples } from './examples.ts'
import { commonEvents, cssPropertiesOf, eventsOf, methodsOf, partsOf, propsOf } from './members.ts'

const cell = (text: string) =>
  text
    .replaceAll('|', '\\|')
    // Code shows it as it is.
    .replaceAll(/`[^`]*`|</g, (found) => (found === '<' ? '&lt;' : found))
    .replaceAll(/\s+/g, ' ')
const code = (text: string) => (text ? `\`${text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')}\`` : '–')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** `(second: number)` of `(second: number) => void`. */
const parametersOf = (type: string) => type.slice(0, type.lastIndexOf(') =>') + 1)

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
const section = (title: string, body: string) => (body ? `## ${title}\n\n${body}\n` : '')
const block = (language: string, text: string) => (text ? `\`\`\`${language}\n${text}\n\`\`\`` : '')

/** The API of one element as a page of Markdown. */
export function apiPage(element: DescribedElement): string {
  const { face } = element
  const examples = apiExamples(element)
  const properties = propsOf(element).map(({ name, attribute, shortType, fallback, summary }) => [
    attribute === undefined ? '–' : code(attribute),
    code(name),
    code(shortType),
    fallback === undefined ? '–' : code(JSON.stringify(fallback)),
    cell(summary),
  ])
  const events = [...eventsOf(element), ...commonEvents].map(({ name, shortDetail, cancelable, summary }) => [
    code(name),
    code(shortDetail),
    cancelable ? 'yes' : '',
    cell(summary),
  ])
  return [
    `# \`<${face.tag}>\`\n`,
    `${face.summary}\n`,
    section('When to use', list(face.guide?.use ?? [])),
    section('When not to use', list(face.guide?.rather ?? [])),
    section(
      'Keys',
      table(
        ['key', ''],
        (face.guide?.keys ?? []).map(([keys, does]) => [cell(keys), cell(does)]),
      ),
    ),
    section(
      'Attributes and properties',
      `${table(['attribute', 'property', 'type', 'without it', ''], properties)}\n\n${block('html', examples.html)}`,
    ),
    section('Events', table(['event', 'detail', 'cancelable', ''], events)),
    section(
      'Methods',
      table(
        ['method', ''],
        methodsOf(element).map(({ name, type, summary }) => [code(name + parametersOf(type)), cell(summary)]),
      ),
    ),
    section('In a script', block('js', examples.script)),
    section(
      'Parts',
      table(
        ['part', ''],
        partsOf(element).map(([name, summary]) => [code(`::part(${name})`), cell(summary)]),
      ),
    ),
    section(
      'CSS properties',
      table(
        ['property', ''],
        cssPropertiesOf(element).map(([name, summary]) => [code(name), cell(summary)]),
      ),
    ),
    section('In a style sheet', block('css', examples.css)),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The whole library on one page, for language models. */
export function llmsText({ version, elements }: Described): string {
  const pages = elements.map((element) => apiPage(element).replaceAll(/^#/gm, '##'))
  return `# Mango Elements ${version}

> Embeddable widgets for Chinese schools, published as custom elements. One script tag brings them to any page:
> \`<script src="https://your-school.example/elements/loader.js"></script>\`. With a bundler: \`import '@mango/elements/resource-library'\`.

- Attributes are in kebab-case; booleans count by presence. Properties keep identity and may be set before the code has arrived.
- Events are \`CustomEvent\`s that bubble and are composed; those marked cancelable have a default action that \`preventDefault()\` stops.
- Methods return promises.
- Session and configuration come from the page's cookies, or from a \`<mango-context>\` around the elements.
- Types: \`@mango/elements/jsx\` (React 19), \`@mango/elements/vue\` (Vue 3). Wrappers: \`@mango/elements/react-wrappers\` (React 16 to 18), \`@mango/elements/vue2-wrappers\`.

${pages.join('\n')}`
}

/** The page of an element in Storybook. */
export const storyPage = (tag: string): string => `import { Markdown, Meta } from '@storybook/addon-docs/blocks'
import text from './${tag}.md?raw'

<Meta title="API/${tag}" />

<Markdown>{text}</Markdown>
`
