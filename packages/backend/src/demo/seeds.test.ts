import { count, eq, getTableColumns, getTableName, gt, is } from 'drizzle-orm'
import { PgTable, PgTimestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as schema from '../database/schema.ts'
import { startTestBackend, type TestBackend } from '../testing/index.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
}, 120_000)
afterAll(() => backend.close())

it('tells of nothing but hours of the timetable before it has happened', async () => {
  const { db, clock } = backend
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value] : []))
  const ahead = new Set<string>()
  for (const table of tables)
    for (const [name, column] of Object.entries(getTableColumns(table)))
      if (is(column, PgTimestamp) && (await db.$count(table, gt(column, clock.now()))) > 0)
        ahead.add(`${getTableName(table)}.${name}`)
  expect([...ahead].toSorted()).toEqual(['timetable_hour.beginsAt', 'timetable_hour.endsAt'])
})

it('gives no lesson a material twice', async () => {
  const { lessonFile } = schema
  const materials = await backend.db
    .select({ lessonId: lessonFile.lessonId, name: lessonFile.fileName, times: count() })
    .from(lessonFile)
    .where(eq(lessonFile.part, 'material'))
    .groupBy(lessonFile.lessonId, lessonFile.fileName)
  expect(materials.length).toBeGreaterThan(10)
  expect(materials.filter(({ times }) => times > 1)).toEqual([])
})
