/** The query each kept screen was left with, by its route: its filters are in the address, and come back with it. */
const queries = new Map<string, string>()

export const keptQueries = {
  note: (route: string, query: string) => queries.set(route, query),
  forget: () => queries.clear(),

  /**
   * The query to restore for somebody who comes (back) to a kept screen without one.
   * @param entered whether another screen was shown before: a query that is taken away on the screen itself stays away
   */
  restored: (route: string, query: string, entered: boolean): string | undefined =>
    (query === '' && entered && queries.get(route)) || undefined,
}
