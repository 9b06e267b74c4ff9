interface PadQuery {
  readonly classId: string
  readonly classroomId: number
  readonly token: string
}

/** Address of the phone page for one class; on the backend's origin where that is another one. */
export function padLink(
  padPath: string,
  query: PadQuery,
  apiBase: string,
  origin = globalThis.location.origin,
): string {
  const base = new URL(apiBase || origin, origin)
  const search = new URLSearchParams({ ...query, classroomId: String(query.classroomId) })
  return `${new URL(padPath, base).href}?${search}`
}
