import { evaluationFileType, type archiveFiles } from '@mango/contract/evaluation'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { evaluationFile, evaluationItem, libraryFile } from '../../database/schema.ts'
import type { Around } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import type { UploadTarget } from '../../storage/upload-target.ts'
import { archiveNames } from './archive-names.ts'
import { archiveTicket, type Archived } from './archive-ticket.ts'
import { alive, itemOf } from './tree.ts'
import { isVisible } from './visible.ts'
import { words } from './words.ts'

export const archivePath = '/api/tk/qbotTeach/manage/archive'

/** The files that are there, in the order in which they were asked for. */
async function filesOf(db: Database, { schoolId, fileIds }: Omit<Archived, 'itemId'>, seen?: SQL) {
  const rows = await db
    .select({
      id: evaluationFile.id,
      fileName: evaluationFile.fileName,
      createdAt: evaluationFile.createdAt,
      type: libraryFile.type,
      objectKey: libraryFile.objectKey,
    })
    .from(evaluationFile)
    .innerJoin(evaluationItem, eq(evaluationItem.id, evaluationFile.itemId))
    .innerJoin(libraryFile, eq(libraryFile.id, evaluationFile.libraryFileId))
    .where(
      and(
        anyOf(evaluationFile.id, fileIds),
        eq(evaluationFile.schoolId, schoolId),
        isNull(evaluationFile.deletedAt),
        alive,
        seen,
      ),
    )
  return rows.toSorted((one, other) => fileIds.indexOf(one.id) - fileIds.indexOf(other.id))
}
type ArchivedFile = Awaited<ReturnType<typeof filesOf>>[number]

/** A link in an archive is a small file that desktops open. */
const isLink = ({ type }: ArchivedFile) => type === evaluationFileType.link
const linkFile = ({ objectKey }: ArchivedFile) => new TextEncoder().encode(`[InternetShortcut]\r\nURL=${objectKey}\r\n`)

/** How large each file is, as the storage knows it; undefined where one of them is not there. */
async function sizesOf(uploads: UploadTarget, files: readonly ArchivedFile[]): Promise<number[] | undefined> {
  const sizes = await Promise.all(
    files.map((file) => (isLink(file) ? linkFile(file).length : uploads.size(file.objectKey))),
  )
  return sizes.every((size) => size !== undefined) ? sizes : undefined
}

/** Counts a download of each file and says where they can be read together for some minutes. */
export async function offerArchive(
  { pkgItemId, fileIds: wanted }: InferOutput<(typeof archiveFiles)['body']>,
  { services: { db, uploads, secret }, session, origin, now }: Around,
): Promise<string> {
  const { schoolId } = session
  const item = await itemOf(db, schoolId, pkgItemId)
  const fileIds = [...new Set(wanted)]
  const files = await filesOf(db, { schoolId, fileIds }, isVisible(session))
  if (files.length < fileIds.length || !(await sizesOf(uploads, files))) throw new Refusal(words.fileGone)
  await db
    .update(evaluationFile)
    .set({ downloads: sql`${evaluationFile.downloads} + 1` })
    .where(anyOf(evaluationFile.id, fileIds))
  return `${origin}${archivePath}?ticket=${await archiveTicket(secret, { schoolId, itemId: item.id, fileIds }, now)}`
}

/** A file as the archive takes it in: read when its turn comes. */
export interface Entry {
  readonly name: string
  readonly lastModified: Date
  readonly size: number
  content(): Promise<Uint8Array | ReadableStream<Uint8Array>>
}

/** What an archive is called and holds; undefined where something of it is not there any more. */
export async function archiveOf({ db, uploads }: Services, archived: Archived) {
  const files = await filesOf(db, archived)
  const sizes = await sizesOf(uploads, files)
  const [item] = await db
    .select({ name: evaluationItem.name })
    .from(evaluationItem)
    .where(eq(evaluationItem.id, archived.itemId))
  if (!item || !sizes || files.length < archived.fileIds.length) return undefined
  const names = archiveNames(files.map((file) => (isLink(file) ? `${file.fileName}.url` : file.fileName)))
  const entries = files.map((file, at): Entry => ({
    name: names[at] ?? '',
    lastModified: file.createdAt,
    size: sizes[at] ?? 0,
    async content() {
      const content = isLink(file) ? linkFile(file) : await uploads.read(file.objectKey)
      if (!content) throw new Error(`${file.objectKey} went while it was archived`)
      return content
    },
  }))
  return { name: item.name, entries }
}
