import * as v from 'valibot'

/**
 * What answers are described with. A real server is not always as exact as the documents: it writes a number as text,
 * null for an empty list, leaves out what has no value. Each piece is the plain schema (`v.parse` refuses what is not
 * as described, and so is the reference backend tested), and mends on top of it what can mean one thing only, with a
 * note; `readAnswer` takes what was mended. Nothing is guessed: a thing without its id is no thing, and its row goes.
 */
const noteType = 'mended'

type Config = v.Config<v.BaseIssue<unknown>>
type Issue = v.BaseIssue<unknown>
type PathItem = v.IssuePathItem

const noteOf = (input: unknown, message: string, path?: PathItem): Issue => ({
  kind: 'schema',
  type: noteType,
  input,
  expected: null,
  received: typeof input,
  message,
  ...(path && { path: [path] }),
})
const isNote = (issue: Issue) => issue.type === noteType
/** Whether a value fits, as it is or mended. */
const isFit = (dataset: { typed?: boolean; issues?: readonly Issue[] | undefined }) =>
  dataset.typed === true && (dataset.issues?.every(isNote) ?? true)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema that runs in its own way. Whoever looks at it from outside sees the plain one. */
const running = <S extends v.GenericSchema>(
  schema: S,
  run: (input: unknown, config: Config) => v.OutputDataset<unknown, Issue>,
): S => ({ ...schema, '~run': (dataset: v.UnknownDataset, config: Config) => run(dataset.value, config) })

/** A schema that tries once more with what `repair` makes of a value; a value that comes back as it was stays refused. */
export const mended = <S extends v.GenericSchema>(schema: S, repair: (value: unknown) => unknown): S =>
  running(schema, (input, config) => {
    const first = schema['~run']({ value: input }, config)
    if (isFit(first)) return first
    const repaired = repair(input)
    if (Object.is(repaired, input)) return first
    const second = schema['~run']({ value: repaired }, config)
    if (!isFit(second)) return first
    return { typed: true, value: second.value, issues: [noteOf(input, noteType), ...(second.issues ?? [])] }
  })
/** A schema that takes one way of saying that there is nothing for another. */
const meaning = <S extends v.GenericSchema>(schema: S, written: null | undefined, meant: null | undefined): S =>
  running(schema, (input, config) =>
    input === written
      ? { typed: true, value: meant, issues: [noteOf(input, noteType)] }
      : schema['~run']({ value: input }, config),
  )

const isAbsent = (value: unknown) => value === null || value === undefined
const digits = (value: unknown) =>
  typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
const flagWords: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false }

/** An identifier, as everywhere on this platform a positive integer. Without it, or beyond what a number holds, unfit. */
export const id = mended(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), digits)
/** A number of which the schema says more. */
export const numberOf = <S extends v.GenericSchema<number>>(schema: S) => mended(schema, digits)
/** A number that has to be there. */
export const number = mended(v.number(), digits)
/** A number that may be missing, and is this one then. */
export const numberOr = (fallback: number) =>
  mended(v.number(), (value) => (isAbsent(value) || value === '' ? fallback : digits(value)))
/** Text to show; empty where there is none. What has to be there, such as a token, is a `v.string()`. */
export const text = mended(v.string(), (value) =>
  isAbsent(value) ? '' : typeof value === 'number' ? String(value) : value,
)
export const flag = mended(v.boolean(), (value) =>
  isAbsent(value)
    ? false
    : typeof value === 'number' || typeof value === 'string'
      ? (flagWords[value] ?? value)
      : value,
)
/** A point in time, written as `dateTime`; empty where there is none. Another text for it is kept as it is. */
export const time = textLike(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/)
/** A day, `2026-11-18`; otherwise like `time`. */
export const day = textLike(/^(\d{4}-\d{2}-\d{2})?$/)

function textLike(pattern: RegExp) {
  const schema = v.pipe(v.string(), v.regex(pattern))
  return running(schema, (input, config) => {
    const read = schema['~run']({ value: input }, config)
    if (isFit(read)) return read
    return { typed: true, value: typeof input === 'string' ? input : '', issues: [noteOf(input, noteType)] }
  })
}

/** Something the server may leave out, or give as null. */
export const maybe = <S extends v.GenericSchema>(schema: S) => meaning(v.optional(schema), null, undefined)
/** Something whose absence is null. */
export const orNull = <S extends v.GenericSchema>(schema: S) => meaning(v.nullable(schema), undefined, null)
/** Names the server chooses, each with a value. Null is none, and a name whose value is unfit is left out. */
export const byName = <S extends v.GenericSchema>(value: S) =>
  mended(v.record(v.string(), value), (given) =>
    isAbsent(given)
      ? {}
      : isRecord(given)
        ? Object.fromEntries(Object.entries(given).filter(([, one]) => isFit(value['~run']({ value: one }, {}))))
        : given,
  )

/**
 * Entries without a prototype, since valibot walks them with `for in`: pages with an old Prototype.js or MooTools add
 * enumerable functions to every object.
 */
const ownEntries = <Entries extends v.ObjectEntries>(entries: Entries): Entries =>
  Object.assign(Object.create(null), entries)

/** A thing with fields. One that is missing is mended like one that is null. */
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const schema = v.object(ownEntries(entries))
  return running(schema, (input, config) => {
    if (!isRecord(input)) return schema['~run']({ value: input }, config)
    const complete: Record<string, unknown> = Object.create(null)
    for (const [key, { type }] of Object.entries(entries))
      if (Object.hasOwn(input, key) || (type !== 'optional' && type !== 'nullish')) complete[key] = input[key]
    return schema['~run']({ value: complete }, config)
  })
}

/**
 * A thing of which nothing that is missing is mended. So is what stands beside `code` in an envelope: a body without its
 * `data` is the answer to something else.
 */
export const exact = <const Entries extends v.ObjectEntries>(entries: Entries) => v.object(ownEntries(entries))
/** The answer whose only part is `data`. */
export const data = <S extends v.GenericSchema>(schema: S) => exact({ data: schema })

/** A list. Null is an empty one, a thing that is exactly a row is a list of one, and a row that is unfit is left out. */
export function rows<S extends v.GenericSchema>(row: S): v.ArraySchema<S, undefined> {
  const schema = v.array(row)
  return running(schema, (input, config) => {
    if (isAbsent(input)) return { typed: true, value: [], issues: [noteOf(input, noteType)] }
    if (!Array.isArray(input)) {
      const one = isRecord(input) && row['~run']({ value: input }, config)
      if (!one || !one.typed || one.issues) return schema['~run']({ value: input }, config)
      return { typed: true, value: [one.value], issues: [noteOf(input, noteType)] }
    }
    const value: unknown[] = []
    const notes: Issue[] = []
    input.forEach((given: unknown, key) => {
      const place: PathItem = { type: 'array', origin: 'value', input, key, value: given }
      const read = row['~run']({ value: given }, config)
      if (isFit(read)) {
        value.push(read.value)
        for (const note of read.issues ?? []) notes.push({ ...note, path: [place, ...(note.path ?? [])] })
      } else {
        const unfit = read.issues?.find((issue) => !isNote(issue))
        notes.push(noteOf(given, `dropped for ${(unfit && pathOf(unfit)) || 'what it is'}`, place))
      }
    })
    const [first, ...more] = notes
    return first ? { typed: true, value, issues: [first, ...more] } : { typed: true, value }
  })
}

const pathOf = ({ path }: Issue) =>
  (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

/**
 * Reads an answer, mended where it can be.
 * @returns the answer and the fields that were mended or dropped, each once; undefined where it can't be read
 */
export function readAnswer<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
): { answer: v.InferOutput<S>; notes: string[] } | undefined {
  // A body that is no object has nowhere to put its `data`: it is that.
  const whole = isRecord(body) || body === null ? body : { data: body }
  const read = v.safeParse(schema, whole)
  if (!read.typed || !isFit(read)) return undefined
  return {
    answer: read.output,
    notes: [...new Set(read.issues?.map((note) => `${pathOf(note) || 'paging'} ${note.message}`))],
  }
}
