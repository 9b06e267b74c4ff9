import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tagFiles } from '../../scripts/elements-build.ts'
import { firstViewBytes, gzipBytes } from './first-view.ts'
import { staleRows, writeTable } from './size-table.ts'

// Prints what the first view of each element costs, and fails where that is over its budget or not what the README says.
// With `--write` (`npm run sizes`) it writes the README's table, and a budget for what has none yet.
const dist = 'packages/elements/dist'
const budgetFile = 'tests/sizes/budget.json'
const budget: Record<string, number> = JSON.parse(readFileSync(budgetFile, 'utf8'))
const write = process.argv.includes('--write')

const sizes = new Map([['loader', gzipBytes(path.join(dist, 'loader.js'))]])
for (const tag of tagFiles('packages/elements/src').keys()) sizes.set(tag, await firstViewBytes(dist, tag))

if (write) {
  const isLarger = [...sizes.keys()].some((name) => budget[name] === undefined)
  for (const [name, bytes] of sizes) {
    const limit = (budget[name] ??= Math.ceil(bytes / 500 + 1) * 500)
    // One element more is one row more in the list of hashes, which all load, and moves what the others share. The loader's is a promise.
    if (isLarger && name !== 'loader') budget[name] = Math.max(limit, Math.ceil(bytes / 100) * 100)
  }
  writeFileSync(budgetFile, `${JSON.stringify(budget, null, 2)}\n`)
}

let over = false
for (const [name, bytes] of sizes) {
  const limit = budget[name]
  const tooLarge = limit === undefined || bytes > limit
  over ||= tooLarge
  console.log(
    `${tooLarge ? '✗' : '✓'} ${name}: ${bytes} bytes gzip, ${limit === undefined ? 'no budget in tests/sizes/budget.json' : `budget ${limit}`}`,
  )
}
if (write) await writeTable(sizes)
const stale = staleRows(sizes)
if (stale.length > 0) console.log(`✗ README.md has other sizes of ${stale.join(', ')} (npm run sizes)`)
if (over || stale.length > 0) process.exitCode = 1
