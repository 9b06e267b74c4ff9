import { readFileSync, writeFileSync } from 'node:fs'
import { formatText } from '../../scripts/format-text.ts'

const file = 'README.md'
const between = /(<!-- sizes -->)[^]*(<!-- \/sizes -->)/
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** Rounding and a new chunk name move a size a little; a row is wrong when it is more than this off. */
const tolerance = 1500

const rowsOf = (text: string) =>
  new Map(
    [...(between.exec(text)?.[0] ?? '').matchAll(/\| `(.+?)`\s*\|\s+([\d.]+) KB/g)].map(([, name, size]) => [
      name,
      Number(size) * 1000,
    ]),
  )

/** The names whose row in the README is missing or not what was measured. */
export function staleRows(sizes: ReadonlyMap<string, number>): string[] {
  const rows = rowsOf(readFileSync(file, 'utf8'))
  const off = [...sizes].filter(([name, bytes]) => !(Math.abs((rows.get(name) ?? Infinity) - bytes) <= tolerance))
  const gone = [...rows.keys()].filter((name) => name !== undefined && !sizes.has(name))
  return [...off.map(([name]) => name), ...gone.map(String)]
}

export async function writeTable(sizes: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...sizes].map(([name, bytes]) => `| \`${name}\` | ${kilobytes(bytes)} |`)
  const table = ['| first view of | gzip |', '| --- | --: |', ...rows].join('\n')
  const text = readFileSync(file, 'utf8').replace(between, (_, start, end) => `${start}\n\n${table}\n\n${end}`)
  writeFileSync(file, await formatText(file, text))
}
