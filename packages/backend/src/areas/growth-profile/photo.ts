import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { person, personPhoto } from '../../database/schema.ts'
import { jpeg, type Picture } from '../../drawing/jpeg.ts'
import { picture, scaledTo } from '../../drawing/read-picture.ts'
import { Refusal, text } from '../../refusal.ts'
import { fromBase64, randomToken } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { onePiece } from '../../storage/storage.ts'
import { claimUploads, noteUpload } from '../../storage/uploads.ts'

const photoSide = 512

/** The picture in a data address, drawn anew: nothing of the file that came is kept. @throws Refusal */
export function redrawn(address: string, side: number): { bytes: Uint8Array } & Picture {
  const bytes = fromBase64(address.slice(address.indexOf(',') + 1))
  const read = bytes && picture(bytes)
  if (!read) throw new Refusal(text.fileOfOtherKind)
  const { width, height, pixels } = scaledTo(read, side)
  return { width, height, pixels, bytes: jpeg({ width, height, pixels }) }
}

/** Stores what nobody claims yet: it is swept where the claim fails. */
export async function store({ db, storage }: Services, key: string, bytes: Uint8Array, now: Date) {
  await noteUpload(db, key, now)
  await storage.put(key, onePiece(bytes))
}

export async function photoOf(db: Database, personId: number): Promise<string | undefined> {
  const [found] = await db.select().from(personPhoto).where(eq(personPhoto.personId, personId))
  return found?.objectKey
}

export async function changePhoto(services: Services, personId: number, data: string, now: Date): Promise<void> {
  const { bytes } = redrawn(data, photoSide)
  const objectKey = `growth/photos/${randomToken(16)}.jpg`
  await store(services, objectKey, bytes, now)
  await services.db.transaction(async (tx) => {
    // Two pictures at once come one after the other.
    await tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('update')
    await claimUploads(tx, [objectKey], now)
    // Deleted instead of changed: the table's trigger then gives the former picture back.
    await tx.delete(personPhoto).where(eq(personPhoto.personId, personId))
    await tx.insert(personPhoto).values({ personId, objectKey })
  })
}
