import type { Described } from './described-elements.ts'
import { commonEvents, cssPropertiesOf, eventsOf, methodsOf, partsOf, propsOf } from './members.ts'

/** `custom-elements.json`, by schema 2.1.0 of webcomponents/custom-elements-manifest. */
export function manifest({ elements }: Described): object {
  const modules = elements.map((element) => ({
    kind: 'javascript-module',
    path: `${element.face.tag}.js`,
    declarations: [declaration(element)],
    exports: [
      { kind: 'js', name: 'default', declaration: { name: element.name, module: `${element.face.tag}.js` } },
      {
        kind: 'custom-element-definition',
        name: element.face.tag,
        declaration: { name: element.name, module: `${element.face.tag}.js` },
      },
    ],
  }))
  return { schemaVersion: '2.1.0', readme: 'README.md', modules }
}

function declaration(element: Described['elements'][number]): object {
  const props = propsOf(element)
  const fields = props.map(({ name, attribute, kind, type, fallback, summary }) => ({
    kind: 'field',
    name,
    type: { text: type },
    description: summary,
    ...(fallback !== undefined && { default: JSON.stringify(fallback) }),
    ...(attribute !== undefined && { attribute, reflects: kind !== 'json' }),
  }))
  const methods = methodsOf(element).map(({ name, type, summary }) => ({
    kind: 'method',
    name,
    description: summary,
    return: { type: { text: `Promise<${/=> ([^]*)$/.exec(type)?.[1] ?? 'unknown'}>` } },
  }))
  return {
    kind: 'class',
    customElement: true,
    name: element.name,
    tagName: element.face.tag,
    summary: element.face.summary,
    description: element.face.summary,
    superclass: { name: 'HTMLElement' },
    attributes: props.flatMap(({ name, attribute, shortType, fallback, summary }) =>
      attribute === undefined
        ? []
        : [
            {
              name: attribute,
              fieldName: name,
              type: { text: shortType },
              description: summary,
              ...(fallback !== undefined && { default: JSON.stringify(fallback) }),
            },
          ],
    ),
    members: [...fields, ...methods],
    events: [...eventsOf(element), ...commonEvents].map(({ name, shortDetail, summary, cancelable }) => ({
      name,
      type: { text: `CustomEvent<${shortDetail}>` },
      description: cancelable ? `${summary} Cancelable.` : summary,
    })),
    cssParts: partsOf(element).map(([name, description]) => ({ name, description })),
    cssProperties: cssPropertiesOf(element).map(([name, description]) => ({ name, description })),
  }
}
