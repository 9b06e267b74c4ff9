import { and, eq, inArray, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFiles } from '../areas/library/list.ts'
import { evaluationFile, libraryFile, listCount, utterance } from '../database/schema.ts'
import { gramsOf } from '../search/grams.ts'
import { startTestBackend, type TestBackend } from '../testing/index.ts'

let backend: TestBackend
let ownerId: number
beforeAll(async () => {
  backend = await startTestBackend()
  const [any] = await backend.db.select({ ownerId: libraryFile.ownerId }).from(libraryFile).limit(1)
  ownerId = any?.ownerId ?? 0
}, 180_000)
afterAll(() => backend.close())

const shelf = { schoolId: 1, variant: 'class' } as const
const words = ['浮力', '电路']
interface File {
  readonly id: number
  readonly word: string
  readonly type: number
}

const named = (word: string) => ({ fileName: word, foldedName: word, grams: gramsOf(word) })
const ofIds = (files: readonly File[]) =>
  inArray(
    libraryFile.id,
    files.map(({ id }) => id),
  )

/** Steps that a library may go through, each done to the database and to a plain list of what must be there. */
const steps = {
  async add(files: readonly File[], { word, type, many }: Change): Promise<File[]> {
    const rows = Array.from({ length: many }, (_, index) => ({
      ...shelf,
      ...named(word),
      ownerId,
      objectKey: `${crypto.randomUUID()}/${index}`,
      type,
      bytes: 1,
      needTranscode: false,
      createdAt: backend.clock.now(),
    }))
    const added = await backend.db.insert(libraryFile).values(rows).returning({ id: libraryFile.id })
    return [...files, ...added.map(({ id }) => ({ id, word, type }))]
  },
  async remove(files: readonly File[], change: Change): Promise<File[]> {
    const gone = some(files, change)
    await backend.db.delete(libraryFile).where(ofIds(gone))
    return files.filter((file) => !gone.includes(file))
  },
  async rename(files: readonly File[], change: Change): Promise<File[]> {
    const { word } = change
    const renamed = some(files, change)
    await backend.db.update(libraryFile).set(named(word)).where(ofIds(renamed))
    return files.map((file) => (renamed.includes(file) ? { ...file, word } : file))
  },
  async retype(files: readonly File[], change: Change): Promise<File[]> {
    const { type } = change
    const other = some(files, change)
    await backend.db.update(libraryFile).set({ type }).where(ofIds(other))
    return files.map((file) => (other.includes(file) ? { ...file, type } : file))
  },
  /** What is undone leaves no trace. */
  async takeBack(files: readonly File[], change: Change): Promise<File[]> {
    const undone = backend.db.transaction(async (tx) => {
      await tx.delete(libraryFile).where(ofIds(some(files, change)))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    return [...files]
  },
}

interface Change {
  readonly step: keyof typeof steps
  readonly word: string
  readonly type: number
  readonly many: number
  readonly from: number
}
const some = (files: readonly File[], { from, many }: Change) => {
  const at = Math.floor(from * files.length)
  return files.slice(at, at + many)
}
const change: fc.Arbitrary<Change> = fc.record({
  step: fc.constantFrom('add', 'add', 'remove', 'rename', 'retype', 'takeBack'),
  word: fc.constantFrom(...words),
  type: fc.constantFrom(1, 2),
  many: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 700 })),
  from: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
})
interface Wish {
  readonly type: number
  readonly query: string
  readonly pageSize: number
  /** Where the page begins, from the newest file to the oldest and behind it. */
  readonly at: number
}
const wish: fc.Arbitrary<Wish> = fc.record({
  type: fc.constantFrom(0, 1, 2),
  query: fc.constantFrom('', '', ...words),
  pageSize: fc.constantFrom(1, 7, 100),
  at: fc.double({ min: 0, max: 1.1, noNaN: true }),
})

async function expectPage(files: readonly File[], { type, query, pageSize, at }: Wish) {
  const found = files.filter((file) => (type === 0 || file.type === type) && file.word.includes(query)).toReversed()
  const pageNum = 1 + Math.floor((at * found.length) / pageSize)
  const page = await listFiles(backend.db, shelf, { pageNum, pageSize, query, type })
  expect(page.total).toBe(found.length)
  const ids = found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ id }) => id)
  expect(page.files.map(({ id }) => id)).toEqual(ids)
}

it('whatever is added, deleted, renamed, put among another type or taken back, pages and totals are right', async () => {
  const run = async (changes: readonly Change[], wishes: readonly Wish[]) => {
    await backend.db.delete(evaluationFile)
    await backend.db.delete(libraryFile)
    let files: File[] = await steps.add([], { step: 'add', word: '浮力', type: 1, many: 1500, from: 0 })
    for (const one of changes) {
      files = await steps[one.step](files, one)
      for (const wanted of wishes) await expectPage(files, wanted)
    }
  }
  const changes = fc.array(change, { minLength: 1, maxLength: 6 })
  const wishes = fc.array(wish, { minLength: 4, maxLength: 8 })
  await fc.assert(fc.asyncProperty(changes, wishes, run), { numRuns: 5 })
}, 120_000)

it('counts a record under its other result once that is corrected', async () => {
  const { db } = backend
  const totalOf = async (list: string) => {
    const whole = and(eq(listCount.list, list), eq(listCount.block, -1))
    const [counted] = await db.select({ total: listCount.total }).from(listCount).where(whole)
    return counted?.total ?? 0
  }
  const totals = () => Promise.all(['utterances/1', 'utterances/1/hits', 'utterances/1/misses'].map(totalOf))
  const [all = 0, hits = 0, misses = 0] = await totals()
  expect(hits + misses).toBe(all)
  const [hit] = await db
    .select({ id: utterance.id })
    .from(utterance)
    .where(and(eq(utterance.schoolId, 1), eq(utterance.missed, false)))
  const one = eq(utterance.id, hit?.id ?? 0)
  await db.update(utterance).set({ missed: true }).where(one)
  expect(await totals()).toEqual([all, hits - 1, misses + 1])
  await db.delete(utterance).where(one)
  expect(await totals()).toEqual([all - 1, hits - 1, misses])
})

it('counts of a block are those of its ids, which the code and the triggers number alike', async () => {
  const blocks = await backend.db
    .select({ block: listCount.block, total: listCount.total })
    .from(listCount)
    .where(and(eq(listCount.list, 'utterances/1'), sql`${listCount.block} >= 0`))
    .orderBy(listCount.block)
  expect(blocks.length).toBeGreaterThan(2)
  const rows = await backend.db
    .select({ block: sql<number>`${utterance.id} / 512`, total: sql<number>`count(*)::integer` })
    .from(utterance)
    .where(eq(utterance.schoolId, 1))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  expect(blocks).toEqual(rows)
})
