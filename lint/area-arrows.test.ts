import path from 'node:path'
import { expect, test } from 'vitest'
import { areaArrows } from './area-arrows.js'

const source = path.join(import.meta.dirname, '../packages/backend/src')

/** What the rule reports of a statement that imports from `source`. */
function reportsOf(file: string, imported: string, statement: string): string[] {
  const reports: string[] = []
  const visitor: Record<string, (node: unknown) => void> = areaArrows.create({
    filename: path.join(source, file),
    report: ({ message }: { message: string }) => reports.push(message),
  })
  visitor[statement]?.({ source: { value: imported } })
  return reports
}

test.each([
  ['areas/exams/add.ts', './words.ts', 'ImportDeclaration', 0],
  ['areas/exams/add.ts', '../../shared/school/classes.ts', 'ImportDeclaration', 0],
  ['areas/exams/add.ts', 'drizzle-orm', 'ImportDeclaration', 0],
  ['areas/index.ts', './exams/index.ts', 'ImportDeclaration', 0],
  ['dev/live.ts', '../areas/live-class/presence.ts', 'ImportDeclaration', 0],
  ['areas/exams/add.ts', '../live-class/ask.ts', 'ImportDeclaration', 1],
  ['areas/exams/add.ts', '../../areas/live-class/ask.ts', 'ImportDeclaration', 1],
  ['areas/exams/deep/add.ts', '../../live-class/ask.ts', 'ImportExpression', 1],
  ['shared/school/classes.ts', './names.ts', 'ImportDeclaration', 0],
  ['shared/school/classes.ts', '../../areas/exams/add.ts', 'ImportDeclaration', 1],
  ['areas/exams/add.ts', '../live-class/ask.ts', 'ExportNamedDeclaration', 1],
  ['areas/exams/add.ts', '../live-class/ask.ts', 'ExportAllDeclaration', 1],
])('%s importing %s by %s: %i', (file, imported, statement, reports) =>
  expect(reportsOf(file, imported, statement)).toHaveLength(reports),
)
