import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writePackage } from '../../scripts/package-files.ts'

const frameworks = {
  'node_modules/@types/react': '@types/react',
  'node_modules/react': 'react',
  'node_modules/react-dom': 'react-dom',
  'node_modules/vue': 'vue-3',
}

/** A new project that has nothing but the packed tarball, and the frameworks it uses. */
export function scratchProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mango-package-'))
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const root = path.resolve('.')
  writePackage()
  run('npm', 'pack', path.join(root, 'packages/elements/dist'), '--silent')
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (!tarball) throw new Error('npm pack made no tarball')
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  run('npm', 'install', `./${tarball}`, '--offline', '--no-audit', '--no-fund', '--silent')
  for (const [to, from] of Object.entries(frameworks)) {
    mkdirSync(path.dirname(path.join(folder, to)), { recursive: true })
    symlinkSync(path.join(root, 'node_modules', from), path.join(folder, to))
  }
  cpSync('tests/package/consumer', folder, { recursive: true })
  return {
    folder,
    run,
    /** What the type checker has to say. */
    typeErrors(): string {
      try {
        return run(process.execPath, path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')
      } catch (error) {
        return String(error instanceof Error && 'stdout' in error ? error.stdout : error)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
