// Not TypeScript: a thread of Node loads it as it stands.

/** How a zip (.xlsx) and a compound file (.xls) begin. */
const signatures = [0x504b, 0xd0cf]

/**
 * What SheetJS is given: the bytes of a table program, or a text that bears its ending, as old school systems write, in
 * either of the codes that are in use.
 * @param {Uint8Array} bytes
 * @returns {{ data: Uint8Array | string, type: 'array' | 'string' }}
 */
export function sheetInput(bytes) {
  if (signatures.includes(((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0))) return { data: bytes, type: 'array' }
  try {
    return { data: new TextDecoder('utf-8', { fatal: true }).decode(bytes), type: 'string' }
  } catch {
    return { data: new TextDecoder('gb18030').decode(bytes), type: 'string' }
  }
}

/** @typedef {{ t?: string, v?: unknown, w?: string }} Cell */
/** @param {Cell | undefined} cell */
const isBlank = (cell) => (cell?.v ?? '') === ''

/**
 * Makes the cells of a sheet that SheetJS has read hold what its reader sees: cells that were merged downwards hold the same,
 * and a long number, which a table program shows as 2.026E+19, has all its digits.
 * @param {{ '!data'?: (Cell[] | undefined)[], '!merges'?: { s: { r: number, c: number }, e: { r: number, c: number } }[] }} sheet read `dense`
 */
export function showCells(sheet) {
  const rows = sheet['!data'] ?? []
  for (const row of rows)
    for (const cell of row ?? []) if (cell?.t === 'n' && cell.w?.includes('E+')) cell.w = String(cell.v)
  for (const { s, e } of sheet['!merges'] ?? []) {
    const cell = rows[s.r]?.[s.c]
    if (isBlank(cell)) continue
    for (let at = s.r + 1; at <= Math.min(e.r, rows.length - 1); at++) {
      const row = (rows[at] ??= [])
      // Whatever lies over whatever else: no cell is filled twice.
      if (!isBlank(row[s.c])) break
      row[s.c] = cell
    }
  }
}
