import { strToU8, zipSync } from 'fflate'

/** A ZIP file of texts, stored without compression; the same bytes every time. */
export const zip = (entries: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
    mtime: new Date(2026, 0, 1),
  })
