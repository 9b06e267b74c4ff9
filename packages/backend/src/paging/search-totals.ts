import type { Database } from '../database/database.ts'

const mostKept = 500
const totals = new WeakMap<Database, Map<string, number>>()

/**
 * How many rows a search finds, remembered from page to page.
 * @param key what is searched, and the version of the list: a total is right as long as no row was changed
 * @param count asks the database
 */
export async function rememberedTotal(db: Database, key: string, count: () => Promise<number>): Promise<number> {
  const kept = totals.get(db) ?? new Map<string, number>()
  totals.set(db, kept)
  const total = kept.get(key) ?? (await count())
  kept.delete(key)
  kept.set(key, total)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return total
}
