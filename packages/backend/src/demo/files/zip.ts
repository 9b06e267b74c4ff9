import { bigEndian, joined, littleEndian, utf8 } from '../../drawing/bytes.ts'
import { crc32 } from '../../drawing/checksums.ts'

/** 2026-01-01 00:00, as MS-DOS counts: the same bytes every time. */
const date = ['u16', ((2026 - 1980) << 9) | (1 << 5) | 1] as const
const flagUtf8 = ['u16', 0x0800] as const

/** A ZIP file of texts, stored without compression. */
export function zip(entries: Readonly<Record<string, string>>): Uint8Array {
  const files: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const path = utf8(name)
    const content = utf8(text)
    const facts = littleEndian(
      flagUtf8,
      ['u16', 0],
      ['u16', 0],
      date,
      ['u32', crc32(content)],
      ['u32', content.length],
      ['u32', content.length],
      ['u16', path.length],
      ['u16', 0],
    )
    const file = joined([bigEndian(['u32', 0x504b0304]), littleEndian(['u16', 20]), facts, path, content])
    const rest = littleEndian(['u16', 0], ['u16', 0], ['u16', 0], ['u32', 0], ['u32', offset])
    directory.push(joined([bigEndian(['u32', 0x504b0102]), littleEndian(['u16', 20], ['u16', 20]), facts, rest, path]))
    files.push(file)
    offset += file.length
  }
  const index = joined(directory)
  const count = ['u16', directory.length] as const
  const end = littleEndian(['u16', 0], ['u16', 0], count, count, ['u32', index.length], ['u32', offset], ['u16', 0])
  return joined([...files, index, bigEndian(['u32', 0x504b0506]), end])
}
