import { asc } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { lessonFile, libraryFile, slidePicture } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { publicAddress } from '../../storage/public-objects.ts'
import { addressOf, type Reader } from '../../storage/signed-address.ts'
import { isTranscoded, stillKey } from '../../library/transcode.ts'

export type LessonFile = typeof lessonFile.$inferSelect
export type Part = LessonFile['part']

/** Pictures that this backend keeps itself: notes from phones and slides. */
const ownFolders = ['lesson-note/', 'slides/']

/** Address of a file of a lesson, for whoever may see the lesson. */
export async function addressOfFile(
  { uploads, ownFiles }: Services,
  reader: Reader,
  { objectKey, link, fileName }: Pick<LessonFile, 'objectKey' | 'link' | 'fileName'>,
): Promise<string> {
  if (objectKey === null) return link ?? ''
  const own = ownFolders.some((folder) => objectKey.startsWith(folder))
  return addressOf(own ? ownFiles : uploads, reader, objectKey, fileName)
}

/** The files of some lessons, in their order. */
export const filesOf = (db: Database, lessonIds: readonly number[]): Promise<LessonFile[]> =>
  db
    .select()
    .from(lessonFile)
    .where(anyOf(lessonFile.lessonId, lessonIds))
    .orderBy(asc(lessonFile.lessonId), asc(lessonFile.showOrder), asc(lessonFile.id))

/** Keys of the slides that some coursewares were turned into, by the courseware. */
export async function slidesOf(db: Database, files: readonly LessonFile[]): Promise<Map<string, string[]>> {
  const keys = files.flatMap(({ part, objectKey }) => (part === 'courseware' && objectKey ? [objectKey] : []))
  const slides = new Map<string, string[]>()
  if (keys.length === 0) return slides
  const found = await db
    .select()
    .from(slidePicture)
    .where(anyOf(slidePicture.coursewareKey, keys))
    .orderBy(asc(slidePicture.showOrder))
  for (const { coursewareKey, objectKey } of found)
    slides.set(coursewareKey, [...(slides.get(coursewareKey) ?? []), objectKey])
  return slides
}

/** Which of some videos are turned into what browsers play, and whether that is done. */
export async function videoStates(db: Database, files: readonly LessonFile[], now: Date) {
  const ids = files.flatMap(({ libraryFileId }) => libraryFileId ?? [])
  const states = new Map<number, { readonly transcoding: boolean; readonly still: boolean }>()
  if (ids.length === 0) return states
  const found = await db
    .select({ id: libraryFile.id, needTranscode: libraryFile.needTranscode, createdAt: libraryFile.createdAt })
    .from(libraryFile)
    .where(anyOf(libraryFile.id, ids))
  for (const file of found) {
    const done = isTranscoded(file, now)
    states.set(file.id, { transcoding: file.needTranscode && !done, still: file.needTranscode && done })
  }
  return states
}

export const stillAddress = ({ origin }: Reader): string => publicAddress(origin, stillKey)
