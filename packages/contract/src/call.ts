import * as v from 'valibot'

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
}

interface Definition<Params, Query, Body, Answer> {
  summary: string
  token?: boolean
  repeatable?: boolean
  ownCodes?: boolean
  params?: Params
  query?: Query
  body?: Body
  answer?: Answer
}

function defineCall(method: 'GET' | 'POST', repeatableByDefault: boolean) {
  return <
    const Params extends Fields = Nothing,
    const Query extends Fields = Nothing,
    const Body extends v.GenericSchema = Nothing,
    const Answer extends Fields = Nothing,
  >(
    path: `/api/${string}`,
    definition: Definition<Params, Query, Body, Answer>,
  ): Call<Params, Query, Body, Answer> => ({
    method,
    path,
    token: true,
    repeatable: repeatableByDefault,
    ownCodes: false,
    ...definition,
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

/** What a caller hands in: only the parts the call has. */
export type CallInput<C extends Call> = PartOf<'params', C['params']> &
  PartOf<'query', C['query']> &
  PartOf<'body', C['body']>
type PartOf<Name extends string, S extends v.GenericSchema> = S extends Nothing
  ? unknown
  : { readonly [K in Name]: v.InferInput<S> }

/** What a caller gets back: the envelope without `code` and `message`. */
export type CallAnswer<C extends Call> = v.InferOutput<C['answer']>
