import { bigEndian, deflated, joined, utf8 } from './bytes.ts'
import { crc32 } from './checksums.ts'

const chunk = (name: string, content: Uint8Array) => {
  const body = joined([utf8(name), content])
  return joined([bigEndian(['u32', content.length]), body, bigEndian(['u32', crc32(body)])])
}

/** Rows with the filter byte 0 before each. */
function filtered(pixels: Uint8Array, rowBytes: number, rows: number): Uint8Array<ArrayBuffer> {
  const lines = new Uint8Array((rowBytes + 1) * rows)
  for (let row = 0; row < rows; row++)
    lines.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1)
  return lines
}

/**
 * A PNG file.
 * @param pixels three bytes (red, green, blue) for each pixel, or one (grey)
 */
export async function png(width: number, height: number, pixels: Uint8Array): Promise<Uint8Array> {
  const channels = pixels.length / (width * height)
  const header = bigEndian(
    ['u32', width],
    ['u32', height],
    ['u8', 8],
    ['u8', channels === 1 ? 0 : 2],
    ['u8', 0],
    ['u8', 0],
    ['u8', 0],
  )
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = await deflated(filtered(pixels, width * channels, height))
  return joined([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', new Uint8Array())])
}
