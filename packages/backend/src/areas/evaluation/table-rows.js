// Not TypeScript: a thread of Node loads it as it stands.
import { read, utils } from '@e965/xlsx'
import { showCells, sheetInput } from '@mango/contract/evaluation/sheet'
import { unzipSync } from 'fflate'

/** More than any table of so many rows needs, and little enough to be held. */
const mostUnpackedBytes = 256 * 1024 * 1024

/** @param {Uint8Array} bytes */
function isTooLarge(bytes) {
  // An .xls is not packed.
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false
  let unpacked = 0
  unzipSync(bytes, {
    filter({ originalSize }) {
      unpacked += originalSize
      return false
    },
  })
  return unpacked > mostUnpackedBytes
}

/**
 * The cells of the first sheet, as texts; of no more rows and columns than are asked for.
 * @param {Uint8Array} bytes
 * @param {number} rows
 * @param {number} columns
 * @returns {string[][]}
 */
export function tableRows(bytes, rows, columns) {
  if (isTooLarge(bytes)) throw new Error('the table is too large')
  const { data, type } = sheetInput(bytes)
  const book = read(data, { type, dense: true, cellHTML: false, cellFormula: false, sheets: 0, sheetRows: rows })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet?.['!ref']) return []
  showCells(sheet)
  const range = utils.decode_range(sheet['!ref'])
  range.e.c = Math.min(range.e.c, columns - 1)
  return utils.sheet_to_json(sheet, { header: 1, raw: false, defval: '', blankrows: true, range })
}
