import type * as v from 'valibot'
import * as a from './answer.ts'

/**
 * Where a paged answer has its rows and their number over all pages. The documents prescribe all four, each for other
 * calls:
 * - `page.totalNum`: `{ data, page: { totalNum } }`
 * - `total`: `{ data, total }`
 * - `data.total`: `{ data: { data, total } }`
 * - `cursor`: `{ data: { data, pageSize } }`, the next page is asked for by the id of the last row; nobody counts
 */
export type Wire = 'page.totalNum' | 'total' | 'data.total' | 'cursor'

/** A part of a list. */
export interface Page<Row, Total = number> {
  readonly rows: readonly Row[]
  /** How many there are over all pages; null where nobody counts. */
  readonly total: Total
}
export interface Paging<Answer, Row, Total> {
  readonly wire: Wire
  /** The rows of an answer and their number, whatever its shape. */
  readonly read: (answer: Answer) => Page<Row, Total>
}
export type AnyPaging = Paging<never, unknown, unknown>

/** Rows and total of a body, in whichever shape it came. Where nobody counted, there are the rows that came. */
function found(body: unknown): { rows: unknown; total: unknown } {
  if (!a.isRecord(body)) return { rows: undefined, total: undefined }
  const inner = a.isRecord(body['data']) ? body['data'] : body
  const page = a.isRecord(body['page']) ? body['page']['totalNum'] : undefined
  const rows = inner['data']
  return { rows, total: inner['total'] ?? body['total'] ?? page ?? (Array.isArray(rows) ? rows.length : undefined) }
}

/** A call's part that says how it pages: its answer's schema, which also reads the other shapes, and the way to read it. */
function paged<S extends v.GenericSchema, Row, Total>(
  wire: Wire,
  answer: S,
  shape: (rows: unknown, total: unknown) => Record<string, unknown>,
  read: (answer: v.InferOutput<S>) => Page<Row, Total>,
): { answer: S; paging: Paging<v.InferOutput<S>, Row, Total> } {
  const eitherShape = a.mended(answer, (body) => {
    const { rows, total } = found(body)
    return a.isRecord(body) && rows !== undefined ? { ...body, ...shape(rows, total) } : body
  })
  return { answer: eitherShape, paging: { wire, read } }
}

export const inPage = <S extends v.GenericSchema>(row: S) =>
  paged(
    'page.totalNum',
    a.exact({ data: a.rows(row), page: a.exact({ totalNum: a.number }) }),
    (rows, total) => ({ data: rows, page: { totalNum: total } }),
    ({ data, page }) => ({ rows: data, total: page.totalNum }),
  )
type Rows<S extends v.GenericSchema> = { data: v.ArraySchema<S, undefined>; total: typeof a.number }
type InTotal<S extends v.GenericSchema, Beside extends v.ObjectEntries> = {
  answer: v.ObjectSchema<Rows<S> & Beside, undefined>
  paging: Paging<{ data: v.InferOutput<S>[]; total: number }, v.InferOutput<S>, number>
}
export function inTotal<S extends v.GenericSchema>(row: S): InTotal<S, Record<never, never>>
/** @param beside what else this answer has */
export function inTotal<S extends v.GenericSchema, Beside extends v.ObjectEntries>(
  row: S,
  beside: Beside,
): InTotal<S, Beside>
export function inTotal(row: v.GenericSchema, beside: v.ObjectEntries = {}) {
  return paged(
    'total',
    a.exact({ ...beside, data: a.rows(row), total: a.number }),
    (rows, total) => ({ data: rows, total }),
    ({ data, total }) => ({ rows: data, total }),
  )
}
export const inData = <S extends v.GenericSchema>(row: S) =>
  paged(
    'data.total',
    a.data(a.exact({ data: a.rows(row), total: a.number })),
    (rows, total) => ({ data: { data: rows, total } }),
    ({ data }) => ({ rows: data.data, total: data.total }),
  )
export const byCursor = <S extends v.GenericSchema>(row: S) =>
  paged(
    'cursor',
    a.data(a.exact({ data: a.rows(row), pageSize: a.number })),
    (rows) => ({ data: { data: rows, pageSize: Array.isArray(rows) ? rows.length : 0 } }),
    ({ data }) => ({ rows: data.data, total: null }),
  )
