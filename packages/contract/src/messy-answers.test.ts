import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  oneof,
  property,
  record,
  string,
  stringMatching,
  tuple,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswer } from './answer.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'

/** What a server may write for something, and what it means. */
interface Written {
  readonly messy: unknown
  readonly meant: unknown
}

/** What valibot's schemas say of themselves, as far as answers have it. */
interface Described {
  readonly type: string
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
  readonly entries?: Readonly<Record<string, Described>>
  readonly item?: Described
  readonly wrapped?: Described
  readonly value?: Described
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}
const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const exact = (values: Arbitrary<unknown>): Arbitrary<Written> =>
  values.map((value) => ({ messy: value, meant: value }))
const required = (schema: Described, type: string) => schema.pipe?.find((action) => action.type === type)?.requirement

function numbers(schema: Described): Arbitrary<Written> {
  const [min, max] = ['min_value', 'max_value'].map((type) => required(schema, type))
  const value = integer({
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
  })
  return tuple(value, boolean()).map(([meant, asText]) => ({ messy: asText ? String(meant) : meant, meant }))
}

function strings(schema: Described): Arbitrary<Written> {
  const last = schema.pipe?.at(-1)
  if (isDescribed(last) && last.type === 'object')
    return tuple(written(last), boolean()).map(([{ messy, meant }, asText]) => ({
      messy: asText ? JSON.stringify(messy) : messy,
      meant,
    }))
  const pattern = required(schema, 'regex')
  // fast-check can't follow the look-ahead of an answer's letters.
  if (pattern instanceof RegExp)
    return exact(pattern.source.includes('(?=') ? constantFrom('A', 'ABD', '对') : stringMatching(pattern))
  return exact(string({ minLength: 1 }).filter((words) => passes(schema, words)))
}
/** Whether a text passes what its schema checks by code: a blank is no word of an answer. */
const passes = ({ pipe = [] }: Described, words: string) =>
  pipe.every(({ type, requirement }) => type !== 'check' || typeof requirement !== 'function' || requirement(words))

/** A list in which something that is no row may stand, or null for an empty one. */
function lists(item: Described): Arbitrary<Written> {
  const none = constant<Written>({ messy: null, meant: [] })
  const rows = array(tuple(written(item), boolean()), { maxLength: 4 }).map((pairs) => ({
    messy: pairs.flatMap(([{ messy }, unfitAfter]) => (unfitAfter ? [messy, []] : [messy])),
    meant: pairs.map(([{ meant }]) => meant),
  }))
  return oneof(none, rows, rows, rows)
}

const things = (entries: Readonly<Record<string, Described>>): Arbitrary<Written> =>
  record(Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, written(entry)]))).map((fields) => ({
    messy: Object.fromEntries(Object.entries(fields).map(([key, { messy }]) => [key, messy])),
    meant: Object.fromEntries(Object.entries(fields).map(([key, { meant }]) => [key, meant])),
  }))

/** Where something may be absent, null says that it is: no empty list is meant by it. */
const present = (schema: Described) => written(schema).filter(({ messy }) => messy !== null)
const absent = (meant: unknown) => constantFrom<Written[]>({ messy: null, meant }, { messy: undefined, meant })

function written(schema: Described): Arbitrary<Written> {
  const { type, entries = {}, item, wrapped, value, options = [], literal } = schema
  if (type === 'number') return numbers(schema)
  if (type === 'string') return strings(schema)
  if (type === 'boolean') return boolean().chain((meant) => exact(constant(meant)))
  if (type === 'object') return things(entries)
  if (type === 'picklist') return exact(constantFrom(...options))
  if (type === 'literal') return exact(constant(literal))
  if (type === 'union') return oneof(...options.filter(isDescribed).map(written))
  if (type === 'array' && item) return lists(item)
  if (type === 'record' && value)
    return dictionary(stringMatching(/^[a-z]{1,5}$/), written(value)).map((fields) => ({
      messy: Object.fromEntries(Object.entries(fields).map(([key, { messy }]) => [key, messy])),
      meant: Object.fromEntries(Object.entries(fields).map(([key, { meant }]) => [key, meant])),
    }))
  if (type === 'optional' && wrapped) return oneof(present(wrapped), absent(undefined))
  if (type === 'nullable' && wrapped) return oneof(present(wrapped), absent(null))
  if (type === 'nullish' && wrapped) return oneof(present(wrapped), exact(constantFrom(null, undefined)))
  throw new Error(`an answer has a ${type}: say how a server may write it`)
}

const reads = Object.entries<Record<string, Call>>(calls).flatMap(([area, callsOfArea]) =>
  Object.entries(callsOfArea)
    .filter(([, call]) => call.repeatable)
    .map(([name, call]) => [`${area}.${name}`, call.answer] as const),
)

test.each(reads)('a messy answer of %s is read as it was meant', (_, answer) => {
  assert(
    property(written(answer), ({ messy, meant }) => {
      expect(readAnswer(answer, messy)?.answer).toEqual(meant)
    }),
    { numRuns: 40 },
  )
})
