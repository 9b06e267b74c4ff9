import type { ArgTypes, ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types'

const isAbsent = (type: SBType) => type.name === 'other' && type.value === 'undefined'
const isFunction = (words: string) => /^\(.*\) => /s.test(words)

/** As it is written, without what every optional one has in common. */
function written(raw: string): string {
  const words = raw.replaceAll(/\/\*.*?\*\/\s*/gs, '').replace(/ \| undefined$/, '')
  const inner = /^\((.*)\)$/s.exec(words)?.[1]
  return inner && isFunction(inner) ? inner : words
}

/** The one type that an optional one has when it is given: its control follows from it. */
function given(type: SBType, words: string): SBType {
  if (isFunction(words)) return { name: 'function' }
  const [first, ...others] = type.name === 'union' ? type.value.filter((one) => !isAbsent(one)) : [type]
  return first && others.length === 0 ? first : type
}

/** What can be written as JSON: elements, functions and sets cannot. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'symbol'
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain && Object.values(value).every(isData)
}

/** How a reader changes it; undefined is left to Storybook. Its editor of JSON would show the inside of an element. */
function controlOf(words: string | undefined, value: unknown): InputType['control'] {
  if (words === 'ReactNode' && (value === undefined || typeof value === 'string')) return 'text'
  return words === 'ReactNode' || !isData(value) ? false : undefined
}

function told({ type, table = {}, description, ...argType }: InputType, value: unknown): InputType {
  const [text = '', standard] = (description ?? '').split(/\s*@default\s+/)
  const raw = typeof type === 'object' ? type.raw : undefined
  const words = raw && written(raw)
  const control = controlOf(words, value)
  return {
    ...argType,
    ...(control !== undefined && { control }),
    ...(type && { type: typeof type === 'object' && words ? given(type, words) : type }),
    description: text,
    table: {
      ...table,
      ...(words && { type: { summary: words } }),
      ...(standard && { defaultValue: { summary: standard } }),
    },
  }
}

/** Stories of a part that wants a holder, or comes late, say whose props the table has: `parameters: { part: Tree }`. */
function ofItsPart({ argTypes, parameters: { part, docs } }: Parameters<ArgTypesEnhancer>[0]): ArgTypes {
  return part ? Object.assign({}, ...[part].flat().map((one) => docs.extractArgTypes(one))) : argTypes
}

/** Tables of what a part takes say `number` where the docs of its code say "union" of it and nothing. */
export const realTypes: ArgTypesEnhancer = (context) =>
  Object.fromEntries(
    Object.entries(ofItsPart(context)).map(([name, argType]) => [
      name,
      { name, ...told(argType, context.initialArgs[name]) },
    ]),
  )
