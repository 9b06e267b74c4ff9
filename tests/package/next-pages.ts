import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { scratchProject } from './scratch-project.ts'

/** Builds a page with Next.js, which is installed for it from the registry: more than 300 MB, so in the long run alone. */
export function buildNextPages({ folder, run }: ReturnType<typeof scratchProject>, into: string): void {
  const app = path.join(folder, 'next')
  cpSync('tests/package/pages/next', app, { recursive: true })
  cpSync('tests/package/pages/hydrated/page.jsx', path.join(app, 'page.jsx'))
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? ''
  const packages = ['next@16', 'react@19', 'react-dom@19', path.join(folder, tarball)]
  run('npm', 'install', '--prefix', app, ...packages, '--no-audit', '--no-fund', '--silent')
  run(process.execPath, path.join(app, 'node_modules/next/dist/bin/next'), 'build', app)
  cpSync(path.join(app, 'out'), into, { recursive: true })
}
