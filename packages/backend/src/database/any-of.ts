import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** Like `inArray`, but in the same words however many values there are: a statement of its own for each number of them would be prepared each time. */
export const anyOf = (column: AnyColumn, values: Iterable<number | string>): SQL =>
  sql`${column} = any(${sql.param([...values])})`
