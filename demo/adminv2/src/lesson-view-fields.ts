/** What a list of lessons keeps in the address, and how each field is read. */
export const lessonViewFields = {
  type: 'id',
  chapterId: 'id',
  month: 'id',
  status: 'id',
  query: 'text',
  page: 'id',
} as const

/** The view of a list, out of the query of its route. */
export const viewOf = (query: { readonly [Field in keyof typeof lessonViewFields]?: string | number | undefined }) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
