const kinds = {
  text: (value: string) => value,
  id: (value: string) => (/^[1-9]\d{0,15}$/.test(value) ? Number(value) : undefined),
  bit: (value: string) => (value === '1' ? 1 : value === '0' ? 0 : undefined),
} as const

type Kinds = typeof kinds
type Query<Q extends Record<string, keyof Kinds>> = {
  [K in keyof Q]?: Exclude<ReturnType<Kinds[Q[K]]>, undefined>
}

/**
 * Reads the query of a route by the kinds of its fields; what does not fit counts as absent, and is named so: the router would
 * take it as it stands in the address.
 */
export const query =
  <const Q extends Record<string, keyof Kinds>>(fields: Q) =>
  (raw: Record<string, unknown>): Query<Q> => {
    const read = Object.entries(fields).map(([name, kind]) => [
      name,
      raw[name] === undefined ? undefined : kinds[kind](String(raw[name])),
    ])
    return Object.fromEntries(read)
  }

/** A query as the documents' addresses have it: plain text, no JSON. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** The query of a route as the view of a widget. */
export const viewOf = (search: Record<string, unknown>): string => stringifySearch(search).slice(1)
