import { extensionOf } from '@mango/contract/library'
import { ticketMinutes } from '@mango/contract/lessons'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { noteTicket, temporaryNote, upload } from '../../database/schema.ts'
import { smallPicturesOf } from '../../shared/media/conversions.ts'
import { noteFolder } from '../../shared/media/folders.ts'
import { stillOf } from '../../shared/media/still-of.ts'
import { Refusal } from '../../refusal.ts'
import type { IncomingFile } from '../../request/upload.ts'
import { randomToken, sha256 } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { refuseEnded, type Session } from '../../session/sessions.ts'
import { addressOf, type Reader } from '../../storage/signed-address.ts'
import { ObjectExists } from '../../storage/storage.ts'
import { claimUploads, noteUpload } from '../../storage/uploads.ts'
import { words } from './words.ts'

const mostPictures = 40
/** Postgres channel that tells every process which teacher has got a picture. */
export const notePushChannel = 'lesson_notes'

/** A pass for a phone: whoever holds it can send pictures to this editor, for a while and while its session goes on. */
export async function openTicket(
  db: Database,
  session: Session,
  place: { courseId: number; hourId: number | null },
  now: Date,
) {
  const token = randomToken(16)
  const [opened] = await db
    .insert(noteTicket)
    .values({
      ...place,
      tokenHash: await sha256(token),
      sessionHash: session.tokenHash,
      schoolId: session.schoolId,
      teacherId: session.personId,
      expiresAt: new Date(now.getTime() + ticketMinutes * 60_000),
    })
    .returning({ id: noteTicket.id })
  return { ticketId: opened?.id ?? 0, token }
}

/** Whether an editor or a lesson has a picture. */
async function isKept(db: Database, objectKey: string): Promise<boolean> {
  const [found] = await db.select({ claims: upload.claims }).from(upload).where(eq(upload.objectKey, objectKey))
  return (found?.claims ?? 0) > 0
}

interface SentNote {
  readonly ticket: string
  /** What is sent again under the same one, because its answer was lost, is there once. */
  readonly pictureId?: string | undefined
  readonly file: IncomingFile
}

/** Keeps a picture that a phone sent until the editor takes it. */
export async function receiveNote(
  { db, storage }: Services,
  { ticket: token, pictureId = randomToken(12), file }: SentNote,
  now: Date,
) {
  const [ticket] = await db
    .select()
    .from(noteTicket)
    .where(and(eq(noteTicket.tokenHash, await sha256(token)), gt(noteTicket.expiresAt, now)))
  if (!ticket) throw new Refusal(words.ticketVoid)
  await refuseEnded(db, ticket.sessionHash, now, words.ticketVoid)
  const objectKey = `${noteFolder}${ticket.schoolId}/${ticket.id}/${pictureId}.${extensionOf(file.name)}`
  await noteUpload(db, objectKey, now)
  await storage.put(objectKey, file.bytes).catch((error: unknown) => {
    if (!(error instanceof ObjectExists)) throw error
  })
  await db.transaction(async (tx) => {
    // The ticket is locked: of pictures that come at once none slips past the count.
    await tx.select({ id: noteTicket.id }).from(noteTicket).where(eq(noteTicket.id, ticket.id)).for('update')
    if (await isKept(tx, objectKey)) return
    const sent = await tx.$count(temporaryNote, eq(temporaryNote.ticketId, ticket.id))
    if (sent >= mostPictures) throw new Refusal(words.tooManyPictures)
    await claimUploads(tx, [objectKey], now)
    await tx.insert(temporaryNote).values({ ticketId: ticket.id, objectKey, createdAt: now })
    await tx.execute(sql`select pg_notify(${notePushChannel}, ${String(ticket.teacherId)})`)
  })
}

/** What came from this teacher's phone for an hour, or with one pass, and belongs to no lesson yet. */
export async function waitingNotes(
  services: Services,
  session: Session,
  which: { timetableId?: number | undefined; ticketId?: number | undefined },
  reader: Reader,
) {
  const { db, ownFiles } = services
  const { timetableId, ticketId } = which
  if (timetableId === undefined && ticketId === undefined) return []
  const found = await db
    .select({ objectKey: temporaryNote.objectKey })
    .from(temporaryNote)
    .innerJoin(noteTicket, eq(noteTicket.id, temporaryNote.ticketId))
    .where(
      and(
        eq(noteTicket.teacherId, session.personId),
        eq(noteTicket.schoolId, session.schoolId),
        timetableId === undefined ? undefined : eq(noteTicket.hourId, timetableId),
        ticketId === undefined ? undefined : eq(noteTicket.id, ticketId),
      ),
    )
    .orderBy(asc(temporaryNote.id))
  const pictures = found.map(({ objectKey }) => ({ objectKey, fileName: objectKey }))
  const small = await smallPicturesOf(services, pictures, reader.now)
  return Promise.all(
    pictures.map(async (picture) => {
      const url = await addressOf(ownFiles, reader, picture.objectKey)
      return { url, urlAbridge: (await stillOf(services, reader, picture, small)) || url }
    }),
  )
}
