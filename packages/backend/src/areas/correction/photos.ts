import { maxPhotos, text as fixed } from '@mango/contract/correction'
import { extensionOf } from '@mango/contract/library'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { answerPage } from '../../database/schema.ts'
import { lockedAnsweredPaper, ownAnsweredPaper, text } from '../../shared/papers/answered-papers.ts'
import { noteChange } from '../../shared/papers/handed-in.ts'
import { tellPhotos } from '../../shared/papers/photo-news.ts'
import { Refusal } from '../../refusal.ts'
import type { IncomingFile } from '../../request/upload.ts'
import { randomToken } from '../../secrets.ts'
import type { Session } from '../../session/sessions.ts'
import type { Services } from '../../services.ts'
import { pictureOf } from '../../storage/picture.ts'
import { claimUploads, noteUpload } from '../../storage/uploads.ts'

interface Photo {
  readonly id: number
  readonly emend: boolean
  readonly photoId?: string | undefined
  readonly file: IncomingFile
}

/** Refuses what is one too many, and what comes after the paper was corrected. @returns whether it is there already */
async function isKnown(db: Database, { id, emend, photoId }: Photo, correctedAt: Date | null): Promise<boolean> {
  if (photoId !== undefined) {
    const [known] = await db
      .select({ id: answerPage.id })
      .from(answerPage)
      .where(and(eq(answerPage.answeredPaperId, id), eq(answerPage.photoId, photoId)))
    if (known) return true
  }
  if (correctedAt && !emend) throw new Refusal(text.finished)
  const photos = await db.$count(answerPage, and(eq(answerPage.answeredPaperId, id), eq(answerPage.emend, emend)))
  if (photos >= maxPhotos) throw new Refusal(emend ? fixed.tooManyCorrections : fixed.tooManyPhotos)
  return false
}

/** Keeps a photo. The file is read before anything is locked: it may take its time. */
export async function keepPhoto({ db, storage }: Services, photo: Photo, session: Session, now: Date): Promise<void> {
  const { id, emend, photoId, file } = photo
  const { correctedAt } = await ownAnsweredPaper(db, id, session)
  if (await isKnown(db, photo, correctedAt)) return
  const objectKey = `pages/${session.schoolId}/${session.personId}/${id}/${randomToken(16)}.${extensionOf(file.name)}`
  await noteUpload(db, objectKey, now)
  await storage.put(objectKey, pictureOf(file.bytes))
  await db.transaction(async (tx) => {
    const locked = await lockedAnsweredPaper(tx, id, session)
    // What two phones sent at once, or while the correction ended: nobody claims the second, and it is swept.
    if (await isKnown(tx, photo, locked.correctedAt)) return
    await claimUploads(tx, [objectKey], now)
    await tx
      .insert(answerPage)
      .values({ answeredPaperId: id, objectKey, emend, photoId: photoId ?? null, createdAt: now })
    await noteChange(tx, id, now)
    await tellPhotos(tx, id)
  })
}

export const removePhoto = (
  db: Database,
  { id, pageId }: { readonly id: number; readonly pageId: number },
  session: Session,
  now: Date,
) =>
  db.transaction(async (tx) => {
    const { correctedAt } = await lockedAnsweredPaper(tx, id, session)
    const meant = and(eq(answerPage.id, pageId), eq(answerPage.answeredPaperId, id))
    const [page] = await tx.select({ emend: answerPage.emend }).from(answerPage).where(meant)
    // Corrections come after the end, and so do their mistakes.
    if (correctedAt && !page?.emend) throw new Refusal(text.finished)
    await tx.delete(answerPage).where(meant)
    await noteChange(tx, id, now)
    await tellPhotos(tx, id)
  })
