/** How far back its weeks go. */
export const mostWeeksBack = 11

/** What a page of the cockpit is of: a grade, a class, a week before this one. */
export interface Query {
  readonly grade?: number | undefined
  readonly class?: number | undefined
  readonly back?: number | undefined
}
/** Leads to another part of the school or another week. */
export type Link = (query: Query) => string

export const linkWith =
  (ticket: string, now: Query): Link =>
  (query) => {
    const to = { back: now.back, ...query }
    const fields = Object.entries(to).filter(([, value]) => value !== undefined && value !== 0)
    return `?${new URLSearchParams([['ticket', ticket], ...fields.map(([name, value]) => [name, String(value)])])}`
  }
