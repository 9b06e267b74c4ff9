import { conversionOf, extensionOf } from '@mango/contract/library'
import { conversion } from '../database/schema.ts'
import { fromBase64 } from '../secrets.ts'
import { putOnce } from '../storage/storage.ts'
import { claimUploads } from '../storage/uploads.ts'
import { stills } from './files/stills.ts'
import type { SeedContext } from './seed.ts'

const stillOf: Readonly<Record<string, keyof typeof stills>> = { mov: 'clip', webm: 'animation', mp4: 'lesson' }

/** The films of the demo, as if they had been converted: all of them play as they are. */
export async function addStills(
  { db, storage, now }: SeedContext,
  files: readonly { readonly fileName: string; readonly objectKey: string }[],
): Promise<void> {
  const rows: (typeof conversion.$inferInsert & { stillKey: string })[] = []
  for (const { fileName, objectKey } of files) {
    const extension = extensionOf(fileName)
    const name = stillOf[extension]
    if (conversionOf(fileName) !== 'video' || !name) continue
    const { base64, seconds } = stills[name]
    const stillKey = `converted/demo/${name}.jpg`
    await putOnce(storage, stillKey, fromBase64(base64) ?? new Uint8Array())
    rows.push({ objectKey, kind: 'video', extension, state: 'done', stillKey, seconds, askedAt: now })
  }
  await db.insert(conversion).values(rows)
  for (const { stillKey } of rows) await claimUploads(db, [stillKey], now)
}
