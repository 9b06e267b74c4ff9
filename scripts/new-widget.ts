import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packageManifest, widgetFiles } from './new-widget/widget-files.ts'
import { run } from './run.ts'

// `npm run new-widget exam-list [package]`: the files of a widget, ready to be drawn, with everything that every tag has.
const [tag, packageName = tag] = process.argv.slice(2)
if (!tag || !packageName || !/^[a-z]+(-[a-z]+)+$/.test(tag)) {
  console.error('Usage: npm run new-widget <tag> [package], where the tag has a hyphen, such as exam-list')
  process.exit(1)
}

const files = widgetFiles(tag, packageName)
const taken = Object.keys(files).find((file) => existsSync(file))
if (taken) {
  console.error(`${taken} exists already.`)
  process.exit(1)
}

async function must(command: string, ...args: string[]): Promise<void> {
  if ((await run(command, args)) !== 0) throw new Error(`${command} ${args.join(' ')} failed.`)
}

const manifestFile = path.join('packages', packageName, 'package.json')
const isNewPackage = !existsSync(manifestFile)
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
if (isNewPackage) {
  writeFileSync(manifestFile, `${JSON.stringify(packageManifest(packageName), null, 2)}\n`)
  await must('npm', 'install', '--no-audit', '--no-fund', '-w', `@mango/${packageName}`, 'react')
  await must('npm', 'install', '--no-audit', '--no-fund', '-w', '@mango/elements', `@mango/${packageName}@0.1.0`)
}
// Where a line has to break depends on the tag.
await must('npx', 'oxfmt', ...Object.keys(files))
// Types and documentation from the face; its row in the README and its budget from what was built.
await must('npm', 'run', '--silent', 'generate')
await must('npm', 'run', '--silent', 'build')
await must('npm', 'run', '--silent', 'sizes')
console.log(`\n<${tag}> is in packages/${packageName}/src. Next: npm run storybook`)
