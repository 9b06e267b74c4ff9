import { randomName } from '@mango/client/upload'
import type { LibraryVariant } from '@mango/contract/library'
import * as v from 'valibot'
import { stored } from '../stored/index.ts'

const begun = v.array(v.object({ file: v.string(), uploadId: v.string(), at: v.number() }))
const place = stored('mango:library-parts', begun, [])
/** The server keeps parts that nobody goes on with for a day. */
const keptMilliseconds = 24 * 60 * 60_000

/** A page that was loaded anew can't read the file; whoever chooses it again goes on with it, known by this. */
const marksOf = (file: File, variant: LibraryVariant) =>
  JSON.stringify([variant, file.name, file.size, file.lastModified])

/** The number under which a file goes in parts: the one it was begun with, or a new one. */
export function numberOf(file: File, variant: LibraryVariant): { uploadId: string; begun: boolean } {
  const marks = marksOf(file, variant)
  const now = Date.now()
  const fresh = place.read().filter(({ at }) => now - at < keptMilliseconds)
  const known = fresh.find((one) => one.file === marks)
  if (known) return { uploadId: known.uploadId, begun: true }
  const uploadId = randomName()
  place.write([...fresh, { file: marks, uploadId, at: now }])
  return { uploadId, begun: false }
}

/** It is where it belongs: chosen once more it is another upload. */
export function endUpload(uploadId: string): void {
  place.write(place.read().filter((one) => one.uploadId !== uploadId))
}
