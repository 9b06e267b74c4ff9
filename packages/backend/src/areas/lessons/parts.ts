import { needsConversion } from '@mango/contract/library'
import { asc } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { lessonFile, slidePicture } from '../../database/schema.ts'
import { isOpen, type Conversions } from '../../shared/media/conversions.ts'
import { isKeptHere } from '../../shared/media/folders.ts'
import type { Services } from '../../services.ts'
import { addressOf, type Reader } from '../../storage/signed-address.ts'

export type LessonFile = typeof lessonFile.$inferSelect
export type Part = LessonFile['part']

/** Address of a file of a lesson, for whoever may see the lesson. */
export async function addressOfFile(
  { uploads, ownFiles }: Services,
  reader: Reader,
  { objectKey, link, fileName }: Pick<LessonFile, 'objectKey' | 'link' | 'fileName'>,
): Promise<string> {
  if (objectKey === null) return link ?? ''
  return addressOf(isKeptHere(objectKey) ? ownFiles : uploads, reader, objectKey, fileName)
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

/** What whoever opens a lesson is to see of a video: what was made of it, else the file as it came. */
export const shownVideo = (file: Pick<LessonFile, 'objectKey' | 'link' | 'fileName'>, videos: Conversions) => {
  const made = file.objectKey === null ? undefined : videos.get(file.objectKey)?.resultKey
  return made ? { ...file, objectKey: made } : file
}

/** Whether a video can't be played yet, as what is made of it is still to come. */
export const isWaitedFor = ({ objectKey, fileName }: Pick<LessonFile, 'objectKey' | 'fileName'>, videos: Conversions) =>
  objectKey !== null && needsConversion(fileName) && isOpen(videos.get(objectKey))
