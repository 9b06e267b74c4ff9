import { conversionOf, extensionOf, fileType, fileTypeOf } from '@mango/contract/library'
import {
  coursewareExtensions,
  lessonVideoExtensions,
  text as lessonText,
  type LessonFields,
} from '@mango/contract/lessons'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { conversion, lessonFile, libraryFile, noteTicket, temporaryNote } from '../../database/schema.ts'
import type { Around } from '../../handler.ts'
import { askFor } from '../../shared/media/conversions.ts'
import { madeFolder } from '../../shared/media/folders.ts'
import { Refusal, text } from '../../refusal.ts'
import { keyOf } from '../../storage/upload-target.ts'
import type { Part } from './parts.ts'

/** A file of a lesson as it is to be stored. */
export interface NewPart {
  readonly part: Part
  readonly libraryFileId: number | null
  readonly fileName: string
  readonly objectKey: string | null
  readonly link: string | null
  readonly bytes: number
  readonly tags: string | null
  readonly showOrder: number
}
type Source = Omit<NewPart, 'part' | 'tags' | 'showOrder'> & {
  /** The lesson has it already: its kind was looked at when it came. */
  readonly known?: boolean
}

interface Resolving extends Around {
  readonly tx: Database
  /** The lesson that is changed: what it has already it may keep. */
  readonly lessonId: number | undefined
}

const isWebAddress = (address: string) => /^https?:\/\/[^\s/]+/i.test(address)

/** A file of the school's library, a note from one's own phone, or what the lesson had before. Nothing else of the storage. */
async function stored({ tx, session, lessonId }: Resolving, objectKey: string): Promise<Source> {
  const [ofLibrary] = await tx
    .select()
    .from(libraryFile)
    .where(
      and(
        eq(libraryFile.schoolId, session.schoolId),
        eq(libraryFile.variant, 'class'),
        eq(libraryFile.objectKey, objectKey),
      ),
    )
    .limit(1)
  if (ofLibrary) {
    const { id, fileName, bytes } = ofLibrary
    return { libraryFileId: id, fileName, objectKey, link: null, bytes }
  }
  const [fromPhone] = await tx
    .select({ id: temporaryNote.id })
    .from(temporaryNote)
    .innerJoin(noteTicket, eq(noteTicket.id, temporaryNote.ticketId))
    .where(and(eq(temporaryNote.objectKey, objectKey), eq(noteTicket.teacherId, session.personId)))
  if (fromPhone)
    return { libraryFileId: null, fileName: objectKey.split('/').at(-1) ?? '', objectKey, link: null, bytes: 0 }
  const [before] =
    lessonId === undefined
      ? []
      : await tx
          .select()
          .from(lessonFile)
          .where(and(eq(lessonFile.lessonId, lessonId), eq(lessonFile.objectKey, objectKey)))
  if (!before) throw new Refusal(text.foreignAddress)
  return { ...before, known: true }
}

/** A converted video is kept as the file it was made of. */
async function originalOf(tx: Database, key: string): Promise<string> {
  if (!key.startsWith(madeFolder)) return key
  const [made] = await tx
    .select({ objectKey: conversion.objectKey })
    .from(conversion)
    .where(eq(conversion.resultKey, key))
  return made?.objectKey ?? key
}

async function sourceOf(around: Resolving, address: string): Promise<Source | undefined> {
  const { services, origin } = around
  const key = keyOf(services.uploads, origin, address) ?? keyOf(services.ownFiles, origin, address)
  return key === undefined ? undefined : stored(around, await originalOf(around.tx, key))
}

/** @throws Refusal where it is no file of ours, or of another kind */
async function fileOf(around: Resolving, address: string, isKind: (fileName: string) => boolean): Promise<Source> {
  const source = await sourceOf(around, address)
  if (!source) throw new Refusal(text.foreignAddress)
  if (!source.known && !isKind(source.fileName)) throw new Refusal(lessonText.formatNotSupported)
  return source
}

const hasExtension = (extensions: readonly string[]) => (fileName: string) => extensions.includes(extensionOf(fileName))
const isVideo = hasExtension(lessonVideoExtensions)
const isCourseware = hasExtension(coursewareExtensions)
const isPicture = (fileName: string) => fileTypeOf(fileName) === fileType.image

/** What the fields name, each looked at: the caller's word is not enough. Notes of the lesson keep their place by `id`. */
export async function resolveFiles(around: Resolving, fields: LessonFields): Promise<NewPart[]> {
  const whole = { tags: null, showOrder: 0 }
  const parts: NewPart[] = []
  if (fields.videoUrl)
    parts.push({ ...whole, part: 'video', ...picked(await fileOf(around, fields.videoUrl, isVideo)) })
  if (fields.pptUrl)
    parts.push({ ...whole, part: 'courseware', ...picked(await fileOf(around, fields.pptUrl, isCourseware)) })
  for (const [showOrder, { url }] of fields.excellentNotes.entries())
    parts.push({ part: 'note', tags: null, showOrder, ...picked(await fileOf(around, url, isPicture)) })
  for (const [showOrder, { url, fileName, tags }] of fields.files.entries()) {
    const source = await sourceOf(around, url)
    if (!source && !isWebAddress(url)) throw new Refusal(text.foreignAddress)
    const material = source ?? { libraryFileId: null, fileName, objectKey: null, link: url, bytes: 0 }
    parts.push({ part: 'material', tags: tags ?? null, showOrder, ...picked(material) })
  }
  const { services, tx, now } = around
  const asked = parts.flatMap(({ part, objectKey, fileName }) => {
    if (!objectKey) return []
    const file = { objectKey, fileName }
    return [
      { ...file, kind: conversionOf(fileName) },
      { ...file, kind: part === 'courseware' ? ('slides' as const) : null },
    ]
  })
  await askFor(tx, services.converter, asked, now)
  return parts
}

/** Where a file comes from, and nothing else of it. */
export const picked = ({ libraryFileId, fileName, objectKey, link, bytes }: Source): Source => ({
  libraryFileId,
  fileName,
  objectKey,
  link,
  bytes,
})
