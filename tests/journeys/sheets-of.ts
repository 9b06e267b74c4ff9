import { strFromU8, unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'

/** The text of every sheet of a workbook. */
export function sheetsOf(file: string): string[] {
  const parts = unzipSync(readFileSync(file))
  const text = (path: string) => (parts[path] ? strFromU8(parts[path]) : '')
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map((match) => match[1] ?? '')
  return Object.keys(parts)
    .filter((path) => /^xl\/worksheets\/sheet\d+\.xml$/.test(path))
    .toSorted()
    .map((path) => text(path).replaceAll(/<c[^>]*t="s"[^>]*><v>(\d+)<\/v>/g, (_, at) => `<v>${shared[Number(at)]}</v>`))
}
