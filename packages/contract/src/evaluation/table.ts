import { cleanName, nameProblem } from '../names.ts'
import { wordsProblem } from '../words.ts'
import type { Target } from './entities.ts'
import { descriptionLength, itemNameLength, maxImportRows } from './limits.ts'

const packageColumn = '指标包'
const descriptionColumn = '说明'
const between = '\u0000'
const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

/** The first row of a table: where a target stands, one column for each level of items, and what it says. */
export const tableHead = (levels: number): string[] => [
  packageColumn,
  ...Array.from({ length: levels }, (_, at) => `${numerals[at] ?? at + 1}级指标`),
  descriptionColumn,
]
/** The table that a first import begins with. */
export const templateRows: readonly (readonly string[])[] = [
  tableHead(6),
  ['义务教育数学（示例）', '', '', '', '', '', '', '每行一个指标，上级写在它前面的列里'],
  ['义务教育数学（示例）', '函数'],
  ['义务教育数学（示例）', '函数', '二次函数', '', '', '', '', '能画出图象，说出性质'],
]
/** What a row says, whatever blanks stand in it and behind it. */
const lineOf = (cells: readonly string[]): string => cells.map(cleanName).join(between).replace(/\0+$/, '')
/** Whoever fills in the template below its examples does not mean them. */
const exampleLines = new Set(templateRows.slice(1).map(lineOf))
/** Where the platform's storage has it. */
export const evaluationTemplateKey = 'system/evaluation-template.xlsx'

/** A row of the table that can be read. */
export interface TableTarget {
  /** From 1, as a table program counts. */
  readonly row: number
  /** Names from the package down to the target itself. */
  readonly path: readonly string[]
  readonly description: string
}
export interface BadRow {
  readonly row: number
  readonly cells: readonly string[]
  /** Which cell it is about. */
  readonly at: number
  readonly reason: string
}
export interface TargetTable {
  readonly targets: readonly TableTarget[]
  readonly bad: readonly BadRow[]
}

export const tableText = {
  headMissing: `第一行应为表头：第一列“${packageColumn}”，中间各级指标，最后一列“${descriptionColumn}”`,
  tooManyRows: `一次最多导入 ${maxImportRows} 行`,
  empty: '指标名称不能为空',
  parentMissing: (name: string) => `找不到上级“${name}”`,
  twice: (row: number) => `与第 ${row} 行重复`,
} as const

/** A path of clean names as one text, for looking it up. */
export const pathKey = (path: readonly string[]): string => path.join(between)

/** Which column holds the descriptions, the last one; undefined where the first row does not name the columns. */
function descriptionColumnOf(head: readonly string[] = []): number | undefined {
  const names = head.map(cleanName)
  const last = names.findLastIndex((name) => name !== '')
  return names[0] === packageColumn && names[last] === descriptionColumn ? last : undefined
}

function badCell(
  path: readonly string[],
  description: string,
  descriptionAt: number,
): { at: number; reason: string } | undefined {
  for (const [at, name] of path.entries()) {
    const reason = name === '' ? tableText.empty : nameProblem(name, itemNameLength)
    if (reason) return { at, reason }
  }
  const wrong = wordsProblem(description, descriptionLength)
  return wrong ? { at: descriptionAt, reason: `说明${wrong}` } : undefined
}

/**
 * Reads the rows below the head of a table. A package comes to be with its first row; whatever is above an item has to
 * have a row before it, or be there already: a slip of the pen makes no branch.
 * @param known paths that are there already, as `pathKey` writes them
 * @returns a sentence where it is no such table
 */
export function readTable(
  table: readonly (readonly string[])[],
  known: Pick<ReadonlySet<string>, 'has'>,
): TargetTable | string {
  // Rows that were only given borders are rows too.
  const rows = table.slice(0, table.findLastIndex((cells) => lineOf(cells) !== '') + 1)
  const descriptionAt = descriptionColumnOf(rows[0])
  if (descriptionAt === undefined) return tableText.headMissing
  if (rows.length - 1 > maxImportRows) return tableText.tooManyRows
  const targets: TableTarget[] = []
  const bad: BadRow[] = []
  const rowOf = new Map<string, number>()
  for (const [index, cells] of rows.entries()) {
    const row = index + 1
    const line = lineOf(cells)
    if (index === 0 || line === '' || exampleLines.has(line)) continue
    const names = Array.from({ length: descriptionAt }, (_, at) => cleanName(cells[at] ?? ''))
    const path = names.slice(0, Math.max(1, names.findLastIndex((name) => name !== '') + 1))
    const description = (cells[descriptionAt] ?? '').trim()
    const refuse = (at: number, reason: string) => bad.push({ row, cells: path, at, reason })
    const wrong = badCell(path, description, descriptionAt)
    const earlier = rowOf.get(pathKey(path))
    const parents = path.slice(1, -1).map((_, at) => path.slice(0, at + 2))
    const missing = parents.findIndex((parent) => !rowOf.has(pathKey(parent)) && !known.has(pathKey(parent)))
    if (wrong) refuse(wrong.at, wrong.reason)
    else if (earlier !== undefined) refuse(path.length - 1, tableText.twice(earlier))
    else if (missing >= 0) refuse(missing + 1, tableText.parentMissing(path[missing + 1] ?? ''))
    else {
      targets.push({ row, path, description })
      rowOf.set(pathKey(path), row)
    }
  }
  return { targets, bad }
}

/** Every known target's names from the package down, by its id; parents come before their children. */
export function pathsOf(known: readonly Target[]): Map<number, readonly string[]> {
  const paths = new Map<number, readonly string[]>()
  for (const { id, pkgId, parentId, name } of known) paths.set(id, [...(paths.get(parentId || pkgId) ?? []), name])
  return paths
}

/** What is there by its path, as a table writes it: blanks apart. Of two of one name the first counts. */
export function byPath<Known extends Target>(known: readonly Known[]): Map<string, Known> {
  const keys = new Map<number, string>()
  const found = new Map<string, Known>()
  for (const target of known) {
    const above = keys.get(target.parentId || target.pkgId)
    const key = above === undefined ? cleanName(target.name) : `${above}${between}${cleanName(target.name)}`
    keys.set(target.id, key)
    if (!found.has(key)) found.set(key, target)
  }
  return found
}

export interface TableDifference {
  readonly added: readonly TableTarget[]
  /** Those whose description becomes another one. */
  readonly changed: readonly TableTarget[]
  readonly left: readonly TableTarget[]
}

/** What an import would do to what is there. A row without a description leaves the one that is there. */
export function differenceOf(
  targets: readonly TableTarget[],
  known: ReadonlyMap<string, { readonly description: string }>,
): TableDifference {
  const of = (kind: keyof TableDifference) => targets.filter((target) => kindOf(target) === kind)
  const kindOf = ({ path, description }: TableTarget): keyof TableDifference => {
    const there = known.get(pathKey(path))
    if (!there) return 'added'
    return description !== '' && description !== there.description.trim() ? 'changed' : 'left'
  }
  return { added: of('added'), changed: of('changed'), left: of('left') }
}
