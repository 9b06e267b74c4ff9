import type { ElementFace, Prop } from './face.ts'

export const attributeName = (prop: string): string => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The props of a face by the name of their attribute. */
export function attributesOf(face: ElementFace): Map<string, string> {
  const names = Object.keys(face.props).filter((name) => face.props[name]?.kind !== 'property')
  return new Map(names.map((name) => [attributeName(name), name]))
}

/** Reads an attribute: its value, or undefined when the prop's fallback counts, with a word in `warn` when the text is no good. */
export function parseAttribute(prop: Prop<unknown>, text: string | null, warn: (problem: string) => void): unknown {
  if (prop.kind === 'flag') {
    if (text === 'false') warn('is true by its presence')
    return text !== null
  }
  if (text === null) return undefined
  if (prop.kind === 'number') {
    const value = text.trim() === '' ? NaN : Number(text)
    if (Number.isFinite(value)) return value
    warn('is not a number')
    return undefined
  }
  if (prop.kind === 'choice' && !prop.choices?.includes(text)) {
    warn(`is not one of ${prop.choices?.join(', ')}`)
    return undefined
  }
  if (prop.kind === 'json') {
    // A bound list of one number becomes a text that is JSON and yet no list.
    const value = parseJson(text)
    if (value === null || takes(prop, value)) return value
    warn(`is no ${jsonKind(prop)} in JSON; set the property (Vue: .prop) for anything else`)
    return undefined
  }
  return text
}

/** What a `json` prop takes; one that may be left out is a list. */
export const jsonKind = ({ fallback }: Prop<unknown>): 'list' | 'object' =>
  fallback === undefined || Array.isArray(fallback) ? 'list' : 'object'

export const takes = (prop: Prop<unknown>, value: unknown): boolean =>
  typeof value === 'object' && value !== null && Array.isArray(value) === (jsonKind(prop) === 'list')

/** Undefined where a text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a property's value looks like as an attribute; null for no attribute. */
export function formatAttribute({ kind }: Prop<unknown>, value: unknown): string | null {
  if (kind === 'flag') return value ? '' : null
  return value === null || value === undefined ? null : String(value)
}
