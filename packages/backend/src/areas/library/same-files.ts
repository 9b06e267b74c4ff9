import { type findSameFiles, printOf } from '@mango/contract/library'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { libraryFile, person } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { isOffered, type Viewer } from '../../shared/library/offered.ts'
import { columns, type ListedFile, ofShelf, type Shelf } from './list.ts'

type Asked = InferOutput<(typeof findSameFiles)['body']>['files'][number]

/** Files of one size to the byte are few; more than these are not read. */
const mostRead = 20

/** Whether an object is what the print says; one that is gone is not. */
async function hasPrint({ uploads }: Pick<Services, 'uploads'>, { objectKey, bytes }: ListedFile, print: string) {
  if ((await uploads.size(objectKey)) !== bytes) return false
  const found = await printOf(bytes, async (from, to) => {
    const part = await uploads.read(objectKey, from, to - 1)
    return new Response(part).arrayBuffer()
  })
  return found === print
}

/** The file of a library that is the same as one on somebody's machine: one's own before others'. */
export async function sameFileAs(
  services: Pick<Services, 'db' | 'uploads'>,
  shelf: Shelf,
  { personId, permissions }: Viewer,
  { fileName, bytes, print }: Asked,
): Promise<ListedFile | undefined> {
  const files: ListedFile[] = await services.db
    .select(columns)
    .from(libraryFile)
    .innerJoin(person, eq(person.id, libraryFile.ownerId))
    .where(and(ofShelf(shelf), eq(libraryFile.bytes, bytes), isOffered(services.db, { personId, permissions })))
    .orderBy(
      desc(sql`${libraryFile.ownerId} = ${personId}`),
      desc(sql`${libraryFile.fileName} = ${fileName}`),
      desc(libraryFile.id),
    )
    .limit(mostRead)
  for (const file of files) if (await hasPrint(services, file, print)) return file
  return undefined
}
