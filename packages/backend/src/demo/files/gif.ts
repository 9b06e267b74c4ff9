import { joined, littleEndian, utf8 } from '../../drawing/bytes.ts'
import type { Picture } from '../../drawing/jpeg.ts'

/** Six levels of each colour. */
const levels = 6
const palette = Uint8Array.from({ length: 256 * 3 }, (_, index) => {
  const color = Math.floor(index / 3)
  const level = [Math.floor(color / 36), Math.floor(color / 6) % 6, color % 6][index % 3] ?? 0
  return color < 216 ? level * 51 : 0
})

/** Codes of nine bits; a clear code before the table would need ten keeps them at nine, so nothing is compressed. */
function coded(colors: Uint8Array): Uint8Array {
  const clear = 256
  const bytes: number[] = []
  let bits = 0
  let count = 0
  const put = (code: number) => {
    bits |= code << count
    for (count += 9; count >= 8; count -= 8) {
      bytes.push(bits & 255)
      bits >>= 8
    }
  }
  for (const [index, color] of colors.entries()) {
    if (index % 250 === 0) put(clear)
    put(color)
  }
  put(clear + 1)
  if (count > 0) bytes.push(bits & 255)
  return Uint8Array.from(bytes)
}

/** A GIF file. */
export function gif({ width, height, pixels }: Picture): Uint8Array {
  const level = (index: number) => Math.round(((pixels[index] ?? 0) / 255) * (levels - 1))
  const colors = Uint8Array.from(
    { length: width * height },
    (_, at) => level(at * 3) * 36 + level(at * 3 + 1) * 6 + level(at * 3 + 2),
  )
  const data = coded(colors)
  const blocks: Uint8Array[] = []
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255)
    blocks.push(Uint8Array.of(block.length), block)
  }
  const screen = littleEndian(['u16', width], ['u16', height], ['u8', 0xf7], ['u8', 0], ['u8', 0])
  const image = littleEndian(
    ['u8', 0x2c],
    ['u16', 0],
    ['u16', 0],
    ['u16', width],
    ['u16', height],
    ['u8', 0],
    ['u8', 8],
  )
  return joined([utf8('GIF89a'), screen, palette, image, ...blocks, Uint8Array.of(0, 0x3b)])
}
