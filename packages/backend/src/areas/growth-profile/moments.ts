import { momentFileType, momentStatus } from '@mango/contract/growth-profile'
import { platformTime } from '@mango/contract/platform-time'
import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { growthMoment, growthRule, upload } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { IncomingFile } from '../../request/upload.ts'
import { randomToken } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../session/sessions.ts'
import { addressOf, type Reader } from '../../storage/signed-address.ts'
import { ObjectExists } from '../../storage/storage.ts'
import { claimUploads, noteUpload } from '../../storage/uploads.ts'
import { momentFile } from './moment-file.ts'
import { redrawn, store } from './photo.ts'

const posterSide = 640

export async function needsApproval(db: Database, schoolId: number): Promise<boolean> {
  const [rule] = await db.select().from(growthRule).where(eq(growthRule.schoolId, schoolId))
  return rule?.momentApproval ?? false
}

interface NewMoment {
  readonly studentId: number
  readonly title: string
  readonly content: string
  readonly poster?: string | undefined
  /** What is sent again under the same one, because its answer was lost, is there once. */
  readonly requestId?: string | undefined
}

async function storePoster(services: Services, address: string, now: Date) {
  const { bytes, width, height } = redrawn(address, posterSide)
  const posterKey = `growth/moments/${randomToken(16)}.jpg`
  await store(services, posterKey, bytes, now)
  return { posterKey, width, height }
}

/** @returns whether a moment is there already; refuses one that was changed since */
async function isKnown(db: Database, fileKey: string, { studentId, title, content }: NewMoment): Promise<boolean> {
  const [known] = await db
    .select()
    .from(growthMoment)
    .where(and(eq(growthMoment.studentId, studentId), eq(growthMoment.fileKey, fileKey)))
  if (known && (known.title !== title || known.content !== content)) throw new Refusal('这个瞬间已经添加，不能再修改')
  return known !== undefined
}

/** Stores the file first: no transaction waits for somebody's network. */
export async function addMoment(
  services: Services,
  { session, file, moderates, now }: { session: Session; file: IncomingFile; moderates: boolean; now: Date },
  { poster, requestId = randomToken(16), ...moment }: NewMoment,
): Promise<void> {
  const { fileType, extension, size, bytes } = await momentFile(file)
  const fileKey = `growth/moments/${session.personId}-${requestId}.${extension}`
  if (await isKnown(services.db, fileKey, moment)) return
  await noteUpload(services.db, fileKey, now)
  await services.storage.put(fileKey, bytes).catch((error: unknown) => {
    if (!(error instanceof ObjectExists)) throw error
  })
  const still = fileType === momentFileType.video && poster ? await storePoster(services, poster, now) : undefined
  const waits = !moderates && (await needsApproval(services.db, session.schoolId))
  await services.db.transaction(async (tx) => {
    // Its file is locked: of two that come at once the second finds the first.
    await tx.select({ key: upload.objectKey }).from(upload).where(eq(upload.objectKey, fileKey)).for('update')
    if (await isKnown(tx, fileKey, moment)) return
    await claimUploads(tx, still ? [fileKey, still.posterKey] : [fileKey], now)
    await tx.insert(growthMoment).values({
      schoolId: session.schoolId,
      authorId: session.personId,
      ...moment,
      fileType,
      fileKey,
      ...(size && { width: size.width, height: size.height }),
      ...still,
      createdAt: now,
      status: waits ? momentStatus.pending : momentStatus.shown,
    })
  })
}

/** What waits is seen by those who look after it, and by whoever added it. */
const seenBy = (personId: number, moderates: boolean) => {
  const shown = eq(growthMoment.status, momentStatus.shown)
  const waiting = eq(growthMoment.status, momentStatus.pending)
  return or(shown, moderates ? waiting : and(waiting, eq(growthMoment.authorId, personId)))
}

interface Wish {
  readonly studentId: number
  readonly id?: number | undefined
  readonly pageSize: number
}

/** A page of a student's moments, newest first. */
export async function listMoments(
  { db, ownFiles }: Services,
  reader: Reader,
  { session, moderates }: { session: Session; moderates: boolean },
  { studentId, id, pageSize }: Wish,
) {
  const found = await db
    .select()
    .from(growthMoment)
    .where(
      and(
        eq(growthMoment.studentId, studentId),
        id === undefined ? undefined : lt(growthMoment.id, id),
        seenBy(session.personId, moderates),
      ),
    )
    .orderBy(desc(growthMoment.id))
    .limit(pageSize)
  const addressed = (key: string | null) => (key === null ? '' : addressOf(ownFiles, reader, key))
  return Promise.all(
    found.map(async ({ fileType, fileKey, posterKey, width, height, createdAt, ...moment }) => {
      const isVideo = fileType === momentFileType.video
      return {
        id: moment.id,
        title: moment.title,
        content: moment.content,
        image: {
          fileType,
          imageUrl: await addressed(isVideo ? posterKey : fileKey),
          videoUrl: await addressed(isVideo ? fileKey : null),
          ...(width !== null && height !== null && { width, height }),
        },
        createTime: platformTime(createdAt),
        status: moment.status,
      }
    }),
  )
}

export const judge = (db: Database, personId: number, momentId: number, status: number) =>
  db.update(growthMoment).set({ status, judgedBy: personId }).where(eq(growthMoment.id, momentId))

export const switchApproval = (db: Database, schoolId: number, momentApproval: boolean) =>
  db
    .insert(growthRule)
    .values({ schoolId, momentApproval })
    .onConflictDoUpdate({ target: growthRule.schoolId, set: { momentApproval } })
