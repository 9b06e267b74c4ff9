export type PhotoLimits = {
  /** @default 600 KB */
  bytes?: number
  /** How many it has at first; fewer only where it must be. @default 2200 × 1650 */
  pixels?: number
  /** Quarter turns to the right, of a photo that lies on its side although the camera thought otherwise. @default 0 */
  turns?: number
}

/** A step is tried when those before it gave too much. Handwriting stays readable at the last one. */
const steps = [
  { size: 1, quality: 0.85 },
  { size: 1, quality: 0.7 },
  { size: 0.8, quality: 0.7 },
  { size: 0.64, quality: 0.65 },
  { size: 0.5, quality: 0.6 },
] as const

/** Longer ones a browser may not draw. */
const longestSide = 8192

/** The size that has so many pixels, never larger than it was: what is written on a long screenshot stays as readable as on a sheet. */
export function fitInto(pixels: number, width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)), longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * A photo as a JPEG that lies upright and is small enough to send, without what the camera wrote into it (where it was taken, say).
 * What this browser cannot read comes back as it is. Decoding and encoding happen off the page's thread.
 */
export async function tidyPhoto(
  file: File,
  { bytes = 600 * 1024, pixels = 2200 * 1650, turns = 0 }: PhotoLimits = {},
): Promise<File> {
  const photo = await createImageBitmap(file).catch(() => undefined)
  if (!photo) return file
  try {
    let smallest: Blob | undefined
    for (const { size, quality } of steps) {
      smallest = await encode(photo, { pixels: pixels * size ** 2, quality, turns })
      if (smallest.size <= bytes) break
    }
    // Nothing gained, and nothing to put right: a drawing, say, that is small already.
    if (!smallest || (turns === 0 && file.type !== 'image/jpeg' && file.size <= Math.min(bytes, smallest.size)))
      return file
    return new File([smallest], file.name.replace(/\.[^.]*$/, '') + '.jpg', {
      type: 'image/jpeg',
      lastModified: file.lastModified,
    })
  } finally {
    photo.close()
  }
}

interface Encoding {
  readonly pixels: number
  readonly quality: number
  readonly turns: number
}

async function encode(photo: ImageBitmap, { pixels, quality, turns }: Encoding): Promise<Blob> {
  const { width, height } = fitInto(pixels, photo.width, photo.height)
  const canvas = turns % 2 === 0 ? new OffscreenCanvas(width, height) : new OffscreenCanvas(height, width)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('There is no canvas to draw a photo on')
  // JPEG knows no transparency: paper shows through.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(photo, -width / 2, -height / 2, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
