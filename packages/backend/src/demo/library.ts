import { fileTypeOf } from '@mango/contract/library'
import { dayLength } from '@mango/contract/platform-time'
import { and, eq, sql } from 'drizzle-orm'
import { gramsOf } from '../search/grams.ts'
import { sortNameOf } from '../search/sort-name.ts'
import { searchedName } from '../search/words.ts'
import { libraryFile, membership, person } from '../database/schema.ts'
import { putOnce } from '../storage/storage.ts'
import { claimUploads } from '../storage/uploads.ts'
import { libraryFiles } from './library-files.ts'
import type { SeedContext, Seed } from './seed.ts'
import { addStills } from './stills.ts'

async function teachersOf({ db }: SeedContext, schoolId: number) {
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .innerJoin(membership, eq(membership.personId, person.id))
    .where(and(eq(person.kind, 'teacher'), eq(membership.schoolId, schoolId)))
    .orderBy(person.id)
  return rows.map(({ id }) => id)
}

/** 120 files with real contents, over the last two hundred days, in the libraries of both schools. */
export const librarySeed: Seed = {
  name: 'library',
  async sow(context) {
    const { db, storage, random, now } = context
    const teachers = new Map([
      [1, await teachersOf(context, 1)],
      [2, await teachersOf(context, 2)],
    ])
    const files = await libraryFiles(random)
    const rows: (typeof libraryFile.$inferInsert)[] = []
    for (const [index, { schoolId, variant, fileName, extension, bytes }] of files.entries()) {
      const ownerId = random.pick(teachers.get(schoolId) ?? [])
      const objectKey = `library/${variant}/${schoolId}/${ownerId}/demo-${String(index + 1).padStart(3, '0')}.${extension}`
      const type = fileTypeOf(fileName)
      await putOnce(storage, objectKey, bytes)
      const age = ((files.length - index) * 200 * dayLength) / files.length - random.between(1, dayLength)
      rows.push({
        schoolId,
        variant,
        ownerId,
        fileName,
        foldedName: searchedName(fileName),
        grams: gramsOf(searchedName(fileName)),
        sortName: sortNameOf(fileName),
        objectKey,
        type,
        bytes: bytes.length,
        needTranscode: fileName.endsWith('.mov'),
        createdAt: new Date(now.getTime() - age),
      })
    }
    await claimUploads(
      db,
      rows.map(({ objectKey }) => objectKey),
      now,
    )
    await db.insert(libraryFile).values(rows)
    await addStills(context, rows)
    await db.execute(sql`analyze library_file`)
  },
}
