import { expect, it } from 'vitest'
import { askedTogether } from './asked-together.ts'
import type { Database } from './database.ts'

const db: Database = Object.create(null)

/** Lengths of words but not of `nothing`, and what was asked for in each statement. */
function lengths() {
  const statements: (readonly string[])[] = []
  const lengthOf = askedTogether(async (_, words) => {
    statements.push(words)
    if (words.includes('failure')) throw new Error('no database')
    return new Map(words.filter((word) => word !== 'nothing').map((word) => [word, word.length]))
  })
  return { statements, lengthOf }
}

it('asks once for what is wanted in the same turn, and gives each what it wanted', async () => {
  const { statements, lengthOf } = lengths()
  const wanted = ['a', 'bb', 'a', 'nothing']
  expect(await Promise.all(wanted.map((word) => lengthOf(db, word)))).toEqual([1, 2, 1, undefined])
  expect(statements).toEqual([['a', 'bb', 'nothing']])
})

it('asks again for who comes when a statement has begun', async () => {
  const { statements, lengthOf } = lengths()
  await lengthOf(db, 'a')
  await lengthOf(db, 'a')
  expect(statements).toEqual([['a'], ['a']])
})

it('asks each database itself', async () => {
  const { statements, lengthOf } = lengths()
  await Promise.all([lengthOf(db, 'a'), lengthOf(Object.create(null), 'bb')])
  expect(statements).toEqual([['a'], ['bb']])
})

it('fails for all who asked, and goes on', async () => {
  const { lengthOf } = lengths()
  const asked = await Promise.allSettled([lengthOf(db, 'a'), lengthOf(db, 'failure')])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await lengthOf(db, 'a')).toBe(1)
})
