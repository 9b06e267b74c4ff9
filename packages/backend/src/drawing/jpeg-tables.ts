/** Order in which the 64 frequencies of a block are written. */
export const zigzag = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
]

/** How coarsely each frequency is kept (annex K of the standard, at a quality of about 70). */
export const quantisers = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
].map((value) => Math.max(1, Math.round(value * 0.6)))

export interface HuffmanTable {
  /** How many codes there are of each length, from 1 to 16 bits. */
  readonly counts: readonly number[]
  readonly values: readonly number[]
}
const bytesOf = (hex: string) => hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []

/** The standard's own tables for luminance; they serve for colours as well. */
export const dcTable: HuffmanTable = {
  counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
}
export const acTable: HuffmanTable = {
  counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7d],
  values: bytesOf(
    '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
  ),
}

/** Code and its length for every value of a table. */
export function codesOf({ counts, values }: HuffmanTable): Map<number, readonly [code: number, bits: number]> {
  const codes = new Map<number, readonly [number, number]>()
  let code = 0
  let next = 0
  for (const [length, count] of counts.entries()) {
    for (let index = 0; index < count; index++) codes.set(values[next++] ?? 0, [code++, length + 1])
    code <<= 1
  }
  return codes
}
