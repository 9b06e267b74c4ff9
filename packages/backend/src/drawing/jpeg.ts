import { bigEndian, joined } from './bytes.ts'
import { acTable, codesOf, dcTable, quantisers, zigzag, type HuffmanTable } from './jpeg-tables.ts'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green and blue of each pixel. */
  readonly pixels: Uint8Array
}

const dcCodes = codesOf(dcTable)
const acCodes = codesOf(acTable)
const cosines = Array.from({ length: 64 }, (_, index) => {
  const frequency = index >> 3
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * (index & 7) + 1) * frequency * Math.PI) / 16)
})

/** Frequencies of eight by eight values: rows first, then columns. */
function transform(values: Float64Array): Float64Array {
  const pass = (from: Float64Array) => {
    const to = new Float64Array(64)
    for (let row = 0; row < 8; row++)
      for (let frequency = 0; frequency < 8; frequency++) {
        let sum = 0
        for (let at = 0; at < 8; at++) sum += (from[row * 8 + at] ?? 0) * (cosines[frequency * 8 + at] ?? 0)
        to[frequency * 8 + row] = sum
      }
    return to
  }
  return pass(pass(values))
}

function bitWriter() {
  const bytes: number[] = []
  let pending = 0
  let count = 0
  const put = (value: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0; bit--) {
      pending = (pending << 1) | ((value >> bit) & 1)
      if (++count < 8) continue
      bytes.push(pending)
      if (pending === 255) bytes.push(0)
      pending = 0
      count = 0
    }
  }
  const end = () => {
    if (count > 0) put(127, 8 - count)
    return Uint8Array.from(bytes)
  }
  return { put, end }
}

const sizeOf = (value: number) => 32 - Math.clz32(Math.abs(value))

/** Brightness and the two colour differences of a picture, as the three channels of a JPEG. */
const channels = [
  (r: number, g: number, b: number) => 0.299 * r + 0.587 * g + 0.114 * b - 128,
  (r: number, g: number, b: number) => -0.1687 * r - 0.3313 * g + 0.5 * b,
  (r: number, g: number, b: number) => 0.5 * r - 0.4187 * g - 0.0813 * b,
]

function scan({ width, height, pixels }: Picture): Uint8Array {
  const { put, end } = bitWriter()
  const write = (codes: typeof dcCodes, symbol: number) => put(...(codes.get(symbol) ?? [0, 0]))
  const writeValue = (value: number, size: number) => put(value < 0 ? value + (1 << size) - 1 : value, size)
  const before = [0, 0, 0]
  const block = new Float64Array(64)
  for (let top = 0; top < height; top += 8)
    for (let left = 0; left < width; left += 8)
      for (const [channel, valueOf] of channels.entries()) {
        for (let at = 0; at < 64; at++) {
          const pixel = (Math.min(height - 1, top + (at >> 3)) * width + Math.min(width - 1, left + (at & 7))) * 3
          block[at] = valueOf(pixels[pixel] ?? 0, pixels[pixel + 1] ?? 0, pixels[pixel + 2] ?? 0)
        }
        const frequencies = transform(block)
        const levels = zigzag.map((at) => Math.round((frequencies[at] ?? 0) / (quantisers[at] ?? 1)))
        const [dc = 0] = levels
        const difference = dc - (before[channel] ?? 0)
        before[channel] = dc
        write(dcCodes, sizeOf(difference))
        writeValue(difference, sizeOf(difference))
        const last = levels.findLastIndex((level) => level !== 0)
        let zeros = 0
        for (const level of levels.slice(1, last + 1)) {
          if (level === 0) {
            zeros++
            continue
          }
          for (; zeros > 15; zeros -= 16) write(acCodes, 0xf0)
          write(acCodes, (zeros << 4) | sizeOf(level))
          writeValue(level, sizeOf(level))
          zeros = 0
        }
        if (last < 63) write(acCodes, 0)
      }
  return end()
}

const segment = (marker: number, content: Uint8Array) =>
  joined([bigEndian(['u16', marker], ['u16', content.length + 2]), content])
const huffman = (id: number, { counts, values }: HuffmanTable) =>
  segment(0xffc4, Uint8Array.from([id, ...counts, ...values]))

/** A baseline JPEG file. */
export function jpeg(picture: Picture): Uint8Array {
  const { width, height } = picture
  return joined([
    Uint8Array.of(0xff, 0xd8),
    segment(0xffe0, Uint8Array.of(0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0)),
    segment(0xffdb, Uint8Array.from([0, ...zigzag.map((at) => quantisers[at] ?? 1)])),
    segment(
      0xffc0,
      joined([
        bigEndian(['u8', 8], ['u16', height], ['u16', width]),
        Uint8Array.of(3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0),
      ]),
    ),
    huffman(0x00, dcTable),
    huffman(0x10, acTable),
    segment(0xffda, Uint8Array.of(3, 1, 0, 2, 0, 3, 0, 0, 63, 0)),
    scan(picture),
    Uint8Array.of(0xff, 0xd9),
  ])
}
