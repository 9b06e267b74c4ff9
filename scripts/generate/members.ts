import { attributeName } from '../../packages/element/src/attributes.ts'
import type { Described, DescribedElement } from './described-elements.ts'
import { pascal } from './pascal.ts'

export interface PropMember {
  readonly name: string
  /** Undefined for a property without an attribute. */
  readonly attribute: string | undefined
  readonly kind: string
  readonly type: string
  /** The type as a reader sees it: short names instead of what they stand for. */
  readonly shortType: string
  readonly choices: readonly string[]
  readonly fallback: unknown
  readonly summary: string
}
export interface EventMember {
  readonly name: string
  readonly detailName: string
  readonly detail: string
  readonly shortDetail: string
  readonly cancelable: boolean
  readonly summary: string
}
export interface MethodMember {
  readonly name: string
  readonly type: string
  readonly summary: string
}

const shortTypes: Record<string, string> = { flag: 'boolean', text: 'string', number: 'number' }

export function propsOf({ face, types }: DescribedElement): PropMember[] {
  return Object.entries(face.props).map(([name, prop]) => ({
    name,
    attribute: prop.kind === 'property' ? undefined : attributeName(name),
    kind: prop.kind,
    type: types.props.get(name) ?? 'unknown',
    shortType:
      prop.type ?? prop.choices?.map((choice) => `'${choice}'`).join(' | ') ?? shortTypes[prop.kind] ?? 'unknown',
    choices: prop.choices ?? [],
    fallback: prop.fallback,
    summary: prop.ownPageOnly
      ? `${prop.summary} Not taken from a page that shows the element in a frame.`
      : prop.summary,
  }))
}

/** A type as a table has room for it; undefined where it is too long for that. */
function inOneLine(type: string): string | undefined {
  const line = type
    .replaceAll('readonly ', '')
    .replaceAll(/;?\s*\}/g, ' }')
    .replaceAll(/;\s+/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
  return line.length > 120 ? undefined : line
}

export function eventsOf({ face, types }: DescribedElement): EventMember[] {
  return Object.entries(face.events).map(([name, event]) => {
    const detailName = `${pascal(name)}Detail`
    const told = types.details.get(name) ?? 'unknown'
    // A CustomEvent without a detail has null there.
    const detail = told === 'undefined' ? 'null' : told
    return {
      name,
      detailName,
      detail,
      shortDetail: inOneLine(detail) ?? detailName,
      cancelable: event.cancelable,
      summary: event.summary,
    }
  })
}

export function methodsOf({ face, types }: DescribedElement): MethodMember[] {
  return Object.entries(face.methods).map(([name, { summary }]) => ({
    name,
    type: types.methods.get(name) ?? '() => unknown',
    summary,
  }))
}

export const partsOf = ({ face }: DescribedElement): [name: string, summary: string][] => Object.entries(face.parts)
export const cssPropertiesOf = ({ face }: DescribedElement): [name: string, summary: string][] =>
  Object.entries(face.cssProperties)

/** What every element of a React component dispatches, beside the events of its face. */
export const commonEvents: readonly EventMember[] = [
  {
    name: 'element-error',
    detailName: 'ElementErrorDetail',
    detail: '',
    shortDetail: '{ error, componentStack, retry() }',
    cancelable: true,
    summary: 'The element crashed. Prevent it to draw your own notice instead of ours.',
  },
  {
    name: 'notice',
    detailName: 'NoticeDetail',
    detail: '',
    shortDetail: '{ kind, title?, text, action?, duration? }',
    cancelable: true,
    summary:
      'A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there.',
  },
]

/** The imports of a file that speaks of every element's types. */
export const importsOf = ({ elements }: Described) =>
  elements
    .map(
      ({ face, name }) => `import type { ${name}Element, ${name}EventMap, ${name}Properties } from './${face.tag}.js'`,
    )
    .join('\n')
