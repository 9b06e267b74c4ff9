import { joined, littleEndian, utf8 } from '../../drawing/bytes.ts'
import type { Picture } from '../../drawing/jpeg.ts'

/** A BMP file: rows from below, blue first, each row filled up to four bytes. */
export function bmp({ width, height, pixels }: Picture): Uint8Array {
  const rowBytes = Math.ceil((width * 3) / 4) * 4
  const data = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray((y * width + x) * 3)
      data.set([blue, green, red], (height - 1 - y) * rowBytes + x * 3)
    }
  }
  const header = littleEndian(
    ['u32', 54 + data.length],
    ['u32', 0],
    ['u32', 54],
    ['u32', 40],
    ['u32', width],
    ['u32', height],
    ['u16', 1],
    ['u16', 24],
    ['u32', 0],
    ['u32', data.length],
    ['u32', 2835],
    ['u32', 2835],
    ['u32', 0],
    ['u32', 0],
  )
  return joined([utf8('BM'), header, data])
}
