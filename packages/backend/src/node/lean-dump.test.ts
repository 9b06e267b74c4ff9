import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPglite } from '../database/pglite.ts'
import { leanDump } from './lean-dump.ts'

/** Rows of the table that both databases have. */
const rowsOf = async ({ db }: Awaited<ReturnType<typeof openPglite>>) => {
  const [answer] = await db
    .select({ count: sql<number>`count(*)::int`, last: sql<string>`max(words)` })
    .from(sql`letter`)
  return answer
}

it('keeps every row, and leaves the journal behind', { timeout: 120_000 }, async () => {
  const before = await openPglite({ migrations: [] })
  await before.db.execute(sql`create table letter (id int primary key, words text)`)
  // More than one file of the journal.
  await before.db.execute(
    sql`insert into letter select n, repeat(md5(n::text), 4) from generate_series(1, 150000) as n`,
  )
  const rows = await rowsOf(before)
  const whole = await before.dump()
  const lean = await leanDump(before)
  await before.close()
  expect(rows?.count).toBe(150_000)
  expect(lean.size).toBeLessThan(whole.size - 2 * 16 * 1024 * 1024)

  const after = await openPglite({ migrations: [], snapshot: lean })
  expect(await rowsOf(after)).toEqual(rows)
  await after.db.execute(sql`insert into letter values (0, 'one more')`)
  expect((await rowsOf(after))?.count).toBe(150_001)
  await after.close()
})
