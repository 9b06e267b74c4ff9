import { extensionOf } from '@mango/contract/library'
import type { Storage } from '../storage/storage.ts'
import type { PdfPicture } from './document.ts'

const rasters = new Set(['png', 'jpg', 'jpeg'])

/** A picture out of the storage; undefined where there is none, or of a kind that cannot be printed. */
export async function pictureOf(storage: Storage, key: string | null): Promise<PdfPicture | undefined> {
  if (!key) return undefined
  const extension = extensionOf(key)
  const format = extension === 'svg' ? 'svg' : rasters.has(extension) ? 'raster' : undefined
  const content = format && (await storage.read(key))
  if (!format || !content) return undefined
  return { format, bytes: new Uint8Array(await new Response(content).arrayBuffer()) }
}
