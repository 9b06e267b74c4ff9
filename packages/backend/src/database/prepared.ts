import type { Database } from './database.ts'

/**
 * A query whose words are put together once for each database; what differs from call to call is a placeholder:
 * `const named = prepared((db) => db.select().from(t).where(eq(t.name, sql.placeholder('name'))).prepare('named'))`,
 * `await named(db).execute({ name })`.
 * @param make makes the query; `shape` is what changes its words, such as whether a filter is set
 */
export function prepared<Shape extends readonly (string | boolean)[], Query>(
  make: (db: Database, ...shape: Shape) => Query,
): (db: Database, ...shape: Shape) => Query {
  const made = new WeakMap<Database, Map<string, Query>>()
  return (db, ...shape) => {
    let queries = made.get(db)
    if (!queries) made.set(db, (queries = new Map()))
    const key = shape.join()
    let query = queries.get(key)
    if (!query) queries.set(key, (query = make(db, ...shape)))
    return query
  }
}
