export type Cut = { x: number; y: number; width: number; height: number }

/** How large a picture is when it lies in so many quarter turns. */
export const turnedSize = (width: number, height: number, turns: number): { width: number; height: number } =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Cuts a square out of a picture that lies in so many quarter turns; `side` px at most, never larger than it was. */
export async function cutPicture(file: Blob, cut: Cut, turns: number, side: number): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const out = Math.max(1, Math.min(side, Math.round(cut.width)))
    const canvas = new OffscreenCanvas(out, out)
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('There is no canvas to cut on')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, out, out)
    context.imageSmoothingQuality = 'high'
    const turned = turnedSize(picture.width, picture.height, turns)
    context.scale(out / cut.width, out / cut.height)
    context.translate(turned.width / 2 - cut.x, turned.height / 2 - cut.y)
    context.rotate((turns * Math.PI) / 2)
    context.drawImage(picture, -picture.width / 2, -picture.height / 2)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  } finally {
    picture.close()
  }
}
