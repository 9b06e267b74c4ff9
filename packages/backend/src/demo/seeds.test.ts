import { getTableColumns, getTableName, gt, is } from 'drizzle-orm'
import { PgTable, PgTimestamp } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as schema from '../database/schema.ts'
import { startTestBackend } from '../testing/index.ts'

it('tells of nothing but hours of the timetable before it has happened', { timeout: 120_000 }, async () => {
  const { db, clock, close } = await startTestBackend()
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value] : []))
  const ahead = new Set<string>()
  for (const table of tables)
    for (const [name, column] of Object.entries(getTableColumns(table)))
      if (is(column, PgTimestamp) && (await db.$count(table, gt(column, clock.now()))) > 0)
        ahead.add(`${getTableName(table)}.${name}`)
  expect([...ahead].toSorted()).toEqual(['timetable_hour.beginsAt', 'timetable_hour.endsAt'])
  await close()
})
