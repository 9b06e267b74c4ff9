import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types'

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

function told({ type, table = {}, description, ...argType }: InputType): InputType {
  const [text = '', standard] = (description ?? '').split(/\s*@default\s+/)
  const raw = typeof type === 'object' ? type.raw : undefined
  const words = raw && written(raw)
  return {
    ...argType,
    ...(type && { type: typeof type === 'object' && words ? given(type, words) : type }),
    description: text,
    table: {
      ...table,
      ...(words && { type: { summary: words } }),
      ...(standard && { defaultValue: { summary: standard } }),
    },
  }
}

/** Tables of what a part takes say `number` where the docs of its code say "union" of it and nothing. */
export const realTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, { name, ...told(argType) }]))
