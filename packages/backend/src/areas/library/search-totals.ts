import type { Database } from '../../database/database.ts'

const mostKept = 500
const totals = new WeakMap<Database, Map<string, number>>()

/**
 * How many files a search finds, remembered from page to page. Files are only ever added, so a total is right as long
 * as the library has the same number of files, which is part of the key.
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

/** After the data were put back to an earlier state. */
export const forgetTotals = (db: Database): void => void totals.delete(db)
