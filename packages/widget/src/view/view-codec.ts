import * as v from 'valibot'

/** What a field of a view may hold. */
type Value = string | number | readonly number[]
type Fields = Readonly<Record<string, v.GenericSchema<unknown, Value>>>
type ViewOf<F extends Fields> = { readonly [K in keyof F]: v.InferOutput<F[K]> }

export interface ViewCodec<View> {
  /** What an empty query string shows. */
  readonly first: View
  parse(text: string): View
  format(view: View): string
}

/**
 * A view (filters, page: everything that a reload or a shared link has to bring back) as a query string without its `?`, and
 * back. Each field falls back by itself; what is as in the first view is not written, so that one is ''.
 */
export function viewCodec<const F extends Fields>(fields: F): ViewCodec<ViewOf<F>> {
  const read = (text: string): ViewOf<F> => {
    const query = new URLSearchParams(text)
    const value = Object.entries(fields).map(([name, field]) => [name, v.parse(field, query.get(name) ?? undefined)])
    return Object.fromEntries(value)
  }
  const first = read('')
  return {
    first,
    parse: read,
    format(view) {
      const set = Object.keys(fields).flatMap((name) => {
        const text = String(view[name])
        return text === String(first[name]) ? [] : [[name, text]]
      })
      // A comma needs no escape in a query, and a link is read by people too.
      return new URLSearchParams(set).toString().replaceAll('%2C', ',')
    },
  }
}
