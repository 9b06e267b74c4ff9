export type PhotoLimits = {
  /** @default 600 KB */
  bytes?: number
  /** Of the longer side at first, in px; smaller only where it must be. @default 2200 */
  edge?: number
}

/** A step is tried when those before it gave too much. Handwriting stays readable at the last one. */
const steps = [
  { size: 1, quality: 0.85 },
  { size: 1, quality: 0.7 },
  { size: 0.8, quality: 0.7 },
  { size: 0.64, quality: 0.65 },
  { size: 0.5, quality: 0.6 },
] as const

/** The size that fits into a square, never larger than it was. */
export function fitInto(edge: number, width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * A photo as a JPEG that lies upright and is small enough to send, without what the camera wrote into it (where it was taken, say).
 * What this browser cannot read comes back as it is. Decoding and encoding happen off the page's thread.
 */
export async function tidyPhoto(file: File, { bytes = 600 * 1024, edge = 2200 }: PhotoLimits = {}): Promise<File> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!photo) return file
  try {
    let smallest: Blob | undefined
    for (const { size, quality } of steps) {
      smallest = await encode(photo, edge * size, quality)
      if (smallest.size <= bytes) break
    }
    // Nothing gained, and nothing to put right: a drawing, say, that is small already.
    if (!smallest || (file.type !== 'image/jpeg' && file.size <= Math.min(bytes, smallest.size))) return file
    return new File([smallest], file.name.replace(/\.[^.]*$/, '') + '.jpg', {
      type: 'image/jpeg',
      lastModified: file.lastModified,
    })
  } finally {
    photo.close()
  }
}

async function encode(photo: ImageBitmap, edge: number, quality: number): Promise<Blob> {
  const { width, height } = fitInto(edge, photo.width, photo.height)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('There is no canvas to draw a photo on')
  // JPEG knows no transparency: paper shows through.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
