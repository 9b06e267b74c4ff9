import type { Described } from './described-elements.ts'
import { apiExamples } from './examples.ts'
import { commonEvents, cssPropertiesOf, eventsOf, partsOf, propsOf } from './members.ts'

/** VS Code: `html.customData`. */
export const vscodeHtml = ({ elements }: Described): object => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.face.tag,
    description: {
      kind: 'markdown',
      value: [
        element.face.summary,
        ...eventsOf(element).map(({ name, summary }) => `- **${name}**: ${summary}`),
        ...(apiExamples(element).html ? ['```html', apiExamples(element).html, '```'] : []),
      ].join('\n'),
    },
    attributes: propsOf(element).flatMap(({ attribute, kind, choices, summary }) =>
      attribute === undefined
        ? []
        : [
            {
              name: attribute,
              description: summary,
              ...(kind === 'flag' && { valueSet: 'v' }),
              ...(choices.length > 0 && { values: choices.map((name) => ({ name })) }),
            },
          ],
    ),
  })),
})

/** VS Code: `css.customData`. */
export function vscodeCss({ elements }: Described): object {
  const properties = new Map(elements.flatMap(cssPropertiesOf))
  return {
    version: 1.1,
    properties: [...properties].map(([name, description]) => ({ name, description })),
    pseudoElements: elements.flatMap((element) =>
      partsOf(element).map(([part, description]) => ({
        name: `::part(${part})`,
        description: `<${element.face.tag}>: ${description}`,
      })),
    ),
  }
}

/** JetBrains editors. */
export const webTypes = ({ version, elements }: Described): object => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: '@mango/elements',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.face.tag,
        description: element.face.summary,
        attributes: propsOf(element).flatMap(({ attribute, kind, shortType, fallback, summary }) =>
          attribute === undefined
            ? []
            : [
                {
                  name: attribute,
                  description: summary,
                  ...(fallback !== undefined && { default: String(JSON.stringify(fallback)) }),
                  value: { type: shortType, ...(kind === 'flag' && { kind: 'no-value' }) },
                },
              ],
        ),
        js: {
          properties: propsOf(element).map(({ name, shortType, summary }) => ({
            name,
            type: shortType,
            description: summary,
          })),
          events: [...eventsOf(element), ...commonEvents].map(({ name, summary }) => ({ name, description: summary })),
        },
        css: {
          parts: partsOf(element).map(([name, description]) => ({ name, description })),
          properties: cssPropertiesOf(element).map(([name, description]) => ({ name, description })),
        },
      })),
    },
  },
})
