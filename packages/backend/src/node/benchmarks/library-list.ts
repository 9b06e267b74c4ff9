import { getTableColumns, sql } from 'drizzle-orm'
import { listFiles } from '../../areas/library/list.ts'
import { fold, gramsOf } from '../../search/grams.ts'
import type { Database } from '../../database/database.ts'
import { libraryFile } from '../../database/schema.ts'
import { randomFrom } from '../../demo/random.ts'
import { topics } from '../../demo/topics.ts'
import { startTestBackend } from '../../testing/index.ts'

const shelf = { schoolId: 1, variant: 'class' } as const
const types = [1, 2, 3, 4, 5, 6]
const endings = ['教学设计.docx', '课件.pptx', '学案.pdf', '插图.png', '微课.mp4', '配乐.mp3']

/** Fills the library anew; the rare name stands in it ten times, whatever its size. */
async function fill(db: Database, files: number): Promise<void> {
  await db.execute(sql`truncate library_file, list_count restart identity`)
  const random = randomFrom(1)
  const rows = Array.from({ length: files }, (_, index) => {
    const type = types[index % types.length] ?? 5
    const rare = index % (files / 10) === 0 ? '龘' : ''
    const fileName = `${random.pick(topics).title}${rare}${index}${endings[index % endings.length]}`
    return {
      ...shelf,
      ownerId: 541,
      fileName,
      foldedName: fold(fileName),
      grams: gramsOf(fileName),
      objectKey: `k${index}`,
      type,
      bytes: 1000,
      needTranscode: false,
      createdAt: new Date(),
    }
  })
  const perInsert = Math.floor(60_000 / Object.keys(getTableColumns(libraryFile)).length)
  for (let at = 0; at < rows.length; at += perInsert)
    await db.insert(libraryFile).values(rows.slice(at, at + perInsert))
  await db.execute(sql`analyze`)
}

async function median(run: () => Promise<unknown>, times = 40): Promise<number> {
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    await run()
    taken.push(performance.now() - start)
  }
  return taken.toSorted((a, b) => a - b)[times >> 1] ?? 0
}

const wishes = (files: number) => ({
  'first page': { pageNum: 1, query: '', type: 0 },
  'middle page': { pageNum: files / 20, query: '', type: 0 },
  'last page': { pageNum: files / 10, query: '', type: 0 },
  'one type': { pageNum: 1, query: '', type: 6 },
  'rare name': { pageNum: 1, query: '龘', type: 0 },
  'rare text': { pageNum: 1, query: `${files - 1}配乐`.slice(0, 5), type: 0 },
  'every name': { pageNum: 1, query: '.', type: 0 },
  'common name (1 in 23)': { pageNum: 1, query: '浮力', type: 0 },
})

/** Milliseconds of a page of the library by what is asked for, with 1,000 files and with 100,000. */
export async function measureLibraryList(): Promise<{ name: string; small: number; large: number }[]> {
  const { db, close } = await startTestBackend()
  const measure = async (files: number) => {
    await fill(db, files)
    const results: [string, number][] = []
    for (const [name, wish] of Object.entries(wishes(files))) {
      // The first count of a search is remembered; what a reader waits for while paging is measured.
      const list = () => listFiles(db, shelf, { ...wish, pageSize: 10 })
      await list()
      results.push([name, await median(list)])
    }
    return results
  }
  try {
    const small = new Map(await measure(1000))
    const large = await measure(100_000)
    return large.map(([name, milliseconds]) => ({ name, small: small.get(name) ?? Number.NaN, large: milliseconds }))
  } finally {
    await close()
  }
}
