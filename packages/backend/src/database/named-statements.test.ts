import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryDatabase } from '../testing/databases.ts'
import { anyOf } from './any-of.ts'
import { person } from './schema.ts'

let database: Awaited<ReturnType<typeof memoryDatabase>>
beforeAll(async () => {
  database = await memoryDatabase()
}, 180_000)
afterAll(() => database.close())

const rowsOf = async (query: ReturnType<typeof sql>): Promise<unknown> =>
  Reflect.get(Object(await database.db.execute(query)), 'rows')

it('answers more different statements than it keeps, and the first one again', async () => {
  for (let n = 0; n <= 510; n++)
    expect(await rowsOf(sql`select ${n}::int + ${sql.raw(String(n))} as sum`)).toEqual([{ sum: 2 * n }])
  expect(await rowsOf(sql`select ${1}::int + ${sql.raw('0')} as sum`)).toEqual([{ sum: 1 }])
})

it('goes on after a statement that failed, in a transaction and outside of one', async () => {
  const { db } = database
  const divide = (by: number) => db.execute(sql`select 6 / ${by}::int as result`)
  await divide(2)
  await expect(divide(0)).rejects.toThrow('Failed query')
  await expect(db.transaction((tx) => tx.execute(sql`select 6 / ${0}::int as result`))).rejects.toThrow('Failed query')
  await expect(db.transaction((tx) => tx.execute(sql`select * from nowhere`))).rejects.toThrow('Failed query')
  expect(await rowsOf(sql`select 6 / ${3}::int as result`)).toEqual([{ result: 2 }])
})

it('notices that a table has changed', async () => {
  const { db } = database
  await db.execute(sql`create table shelf (a int)`)
  expect(await rowsOf(sql`select * from shelf`)).toEqual([])
  await db.execute(sql`alter table shelf add column b int`)
  await rowsOf(sql`select * from shelf`).catch(() => undefined)
  await db.execute(sql`insert into shelf values (1, 2)`)
  expect(await rowsOf(sql`select * from shelf`)).toEqual([{ a: 1, b: 2 }])
})

it('gives every value back as it was written', async () => {
  const long = '长'.repeat(10_000)
  const query = sql`select ${long}::text as long, null as nothing, 'null'::json as json, ''::text as empty, true as yes,
    array[1, null, 3] as numbers, ${'{"甲":[1]}'}::jsonb as object`
  expect(await rowsOf(query)).toEqual([
    { long, nothing: null, json: null, empty: '', yes: true, numbers: [1, null, 3], object: { 甲: [1] } },
  ])
})

it('tells who listens of what a statement or a transaction says, until they stop', async () => {
  const { db, listen } = database
  const heard: string[] = []
  const say = (word: string) => sql`select pg_notify('word', ${word})`
  const stop = await listen('word', (word) => heard.push(word))
  await db.execute(say('alone'))
  await db.transaction((tx) => tx.execute(say('committed')))
  await db
    .transaction(async (tx) => {
      await tx.execute(say('taken back'))
      tx.rollback()
    })
    .catch(() => undefined)
  await expect.poll(() => heard).toEqual(['alone', 'committed'])
  await stop()
  await db.execute(say('too late'))
  await db.execute(sql`select 1`)
  expect(heard).toEqual(['alone', 'committed'])
})

it.each([[[]], [[1]], [[1, 2, 3]]])('asks for any of %j in the same words', async (ids) => {
  const query = database.db.select().from(person).where(anyOf(person.id, ids))
  expect(query.toSQL().sql).toContain('= any($1)')
  expect(await query).toEqual([])
})

it("says that it is closed, in the database's own code", async () => {
  const own = await memoryDatabase()
  await own.close()
  await expect(own.db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { code: 'CONNECTION_CLOSED' } })
}, 180_000)
