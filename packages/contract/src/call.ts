import * as v from 'valibot'
import type { AnyPaging } from './paging.ts'

const nothing = v.object({})
type Nothing = typeof nothing
type Fields = v.GenericSchema<Record<string, unknown>>

/**
 * One call of the platform, as data. The client's `send`, the backend's route table, the OpenAPI file and the
 * conformance test are all derived from these fields.
 */
export interface Call<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends v.GenericSchema = v.GenericSchema,
  Answer extends Fields = Fields,
> {
  readonly method: 'GET' | 'POST'
  /** Path on the API host; `{name}` marks a field of `params`. */
  readonly path: `/api/${string}`
  /** One sentence: what it is for. */
  readonly summary: string
  /** Whether the session token goes along as `userToken`: true for all but the six calls of the documents. */
  readonly token: boolean
  /** Whether a client may send it again by itself. Many GETs of this API change state: those are never repeated. */
  readonly repeatable: boolean
  /**
   * Whether the answer's `code` is a result of this call's own instead of success or failure: the client hands it on
   * as part of the answer, and an empty body as an empty answer.
   */
  readonly ownCodes: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** What stands beside `code` and `message` in a successful envelope. */
  readonly answer: Answer
  /** Of a paged call: where its answer has the rows and their number. */
  readonly paging?: AnyPaging | undefined
  /** Of an upload: what its file may be. */
  readonly file?: FileLimits | undefined
}

/** The file of an upload. It goes as a multipart form: the fields of the body first, `file` last. */
export interface FileLimits {
  readonly maxBytes: number
  /** Extensions it may have, in lower case; all where absent. */
  readonly extensions?: readonly string[]
  /** What the fields before it may have together; 20 KB where absent. */
  readonly fieldBytes?: number
}

interface Definition<Params, Query, Body, Answer, Paging> {
  summary: string
  token?: boolean
  repeatable?: boolean
  ownCodes?: boolean
  params?: Params
  query?: Query
  body?: Body
  answer?: Answer
  paging?: Paging
}

function defineCall(method: 'GET' | 'POST', repeatableByDefault: boolean) {
  return <
    const Params extends Fields = Nothing,
    const Query extends Fields = Nothing,
    const Body extends v.GenericSchema = Nothing,
    const Answer extends Fields = Nothing,
    const Paging extends AnyPaging | undefined = undefined,
  >(
    path: `/api/${string}`,
    definition: Definition<Params, Query, Body, Answer, Paging>,
  ): Call<Params, Query, Body, Answer> & { readonly paging: Paging } => ({
    method,
    path,
    token: true,
    repeatable: repeatableByDefault,
    ownCodes: false,
    ...definition,
    paging: definition.paging as Paging,
    params: definition.params ?? (nothing as unknown as Params),
    query: definition.query ?? (nothing as unknown as Query),
    body: definition.body ?? (nothing as unknown as Body),
    answer: definition.answer ?? (nothing as unknown as Answer),
  })
}

/** A GET that only reads: the client may repeat it. */
export const read = defineCall('GET', true)
/** A GET that changes state on the server: never repeated, never prefetched. */
export const actByGet = defineCall('GET', false)
/** A POST that changes state: never repeated by itself. */
export const act = defineCall('POST', false)
/** A POST that only reads (lists with a filter body): the client may repeat it. */
export const readByPost = defineCall('POST', true)

/** A POST with a file, which changes state. */
export const upload = <const Body extends Fields, const Answer extends Fields = Nothing>(
  path: `/api/${string}`,
  {
    file,
    ...definition
  }: Omit<Definition<Nothing, Nothing, Body, Answer, undefined>, 'ownCodes'> & {
    file: FileLimits
  },
) => ({ ...act(path, definition), file })

/** Whether a call has a payload; of one that has none, no body at all is as good as an empty one. */
export const hasPayload = ({ body }: Call): boolean => body !== nothing

/** What a caller hands in: only the parts the call has. */
export type CallInput<C extends Call> = PartOf<'params', C['params']> &
  PartOf<'query', C['query']> &
  PartOf<'body', C['body']> &
  (C extends { readonly file: FileLimits } ? { readonly file: File } : unknown)
type PartOf<Name extends string, S extends v.GenericSchema> = S extends Nothing
  ? unknown
  : { readonly [K in Name]: v.InferInput<S> }

/** What a caller gets back: the envelope without `code` and `message`. */
export type CallAnswer<C extends Call> = v.InferOutput<C['answer']>
