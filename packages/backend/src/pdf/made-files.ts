import { lte } from 'drizzle-orm'
import { madeFile } from '../database/schema.ts'
import { randomToken } from '../secrets.ts'
import type { Services } from '../services.ts'
import { addressOf, type Reader } from '../storage/signed-address.ts'
import { onePiece } from '../storage/storage.ts'

/** How long somebody has to look at a file that was made for them and to take it away. */
const minutes = 30

/** Keeps a file for a while. @returns its signed address, which ends when the file does */
export async function offerFile(
  { db, storage, ownFiles }: Pick<Services, 'db' | 'storage' | 'ownFiles'>,
  reader: Reader,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<string> {
  const key = `made/${randomToken(24)}.pdf`
  await db.insert(madeFile).values({ key, endsAt: new Date(reader.now.getTime() + minutes * 60_000) })
  await storage.put(key, onePiece(bytes))
  return addressOf(ownFiles, reader, key, name, { seconds: minutes * 60, saved: true })
}

/** Takes away the files whose time is over. */
export async function sweepMadeFiles({ db, storage }: Pick<Services, 'db' | 'storage'>, now: Date): Promise<void> {
  const over = await db.delete(madeFile).where(lte(madeFile.endsAt, now)).returning({ key: madeFile.key })
  for (const { key } of over) await storage.delete(key)
}
