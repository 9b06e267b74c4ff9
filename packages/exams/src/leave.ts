import type { PageContext } from '@mango/element'

/** Where the pages of exam management lie in the composed application. */
export function examPath(
  { basePath }: Pick<PageContext, 'basePath'>,
  page: 'administration' | 'newExams' | 'details',
  query: Readonly<Record<string, string | number>> = {},
): string {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
  return `${basePath}/examinationMan/${page}${search && `?${search}`}`
}

/** The default action of an event that nobody prevented: the page itself goes there. */
export const leaveFor = (...to: Parameters<typeof examPath>) => globalThis.location.assign(examPath(...to))
