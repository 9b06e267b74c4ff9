import { extensionOf, hasCover } from '@mango/contract/library'
import { and, eq, isNull } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import { libraryFile } from '../../database/schema.ts'
import type { Around } from '../../handler.ts'
import { isOffered } from '../../shared/library/offered.ts'
import { abilities } from '../../shared/media/abilities.ts'
import { askFor, conversionsOf, isOpen } from '../../shared/media/conversions.ts'
import { stillOf } from '../../shared/media/still-of.ts'

/** Small pictures of the documents among some files of the own school that are there for whoever asks. What nobody can make a picture of has none. */
export async function coversOf(
  around: Around,
  fileIds: readonly number[],
): Promise<{ fileId: number; url: string; waiting: boolean }[]> {
  const { services, session, now } = around
  const { db, converter } = services
  const files = await db
    .select({ fileId: libraryFile.id, fileName: libraryFile.fileName, objectKey: libraryFile.objectKey })
    .from(libraryFile)
    .where(
      and(
        eq(libraryFile.schoolId, session.schoolId),
        isNull(libraryFile.deletedAt),
        anyOf(libraryFile.id, fileIds),
        isOffered(db, session),
      ),
    )
  const documents = files.filter(({ fileName }) => hasCover(fileName))
  const keys = documents.map(({ objectKey }) => objectKey)
  const known = await conversionsOf(db, 'cover', keys)
  const able = await abilities(db, converter, now)
  const missing = documents.filter(
    // An Office document has to become a PDF first.
    ({ objectKey, fileName }) => !known.has(objectKey) && (extensionOf(fileName) === 'pdf' || able.has('pdf')),
  )
  const wanted = missing.map((file) => ({ ...file, kind: 'cover' as const }))
  await askFor(db, converter, wanted, now)
  const rows = missing.length === 0 ? known : await conversionsOf(db, 'cover', keys)
  return Promise.all(
    documents.map(async (file) => ({
      fileId: file.fileId,
      url: await stillOf(services, around, file, rows),
      waiting: isOpen(rows.get(file.objectKey)),
    })),
  )
}
