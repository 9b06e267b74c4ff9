import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writePackage } from './package-files.ts'
import { run } from './run.ts'

interface Build {
  /** The folder that comes out. */
  out: string
  /** What goes in; a newer file in here makes the output stale. */
  from: readonly string[]
  make(): void | Promise<void>
}

/** A build of vite.config.ts, by its mode. */
const vite = (mode: string) => async () => {
  // A test runner that builds first has a NODE_ENV of its own, which would bring in React's development build.
  const code = await run('npx', ['vite', 'build', '--mode', mode, '--logLevel', 'warn'], { NODE_ENV: 'production' })
  if (code !== 0) throw new Error(`The ${mode} build failed.`)
}

/** The sample legacy pages have no build step: they are copied, with the libraries of their time beside them. */
function copyLegacy() {
  const out = 'demo/dist/legacy'
  const vendor = {
    'jquery.min.js': 'jquery/dist/jquery.min.js',
    'bootstrap.min.js': 'bootstrap/dist/js/bootstrap.min.js',
    'bootstrap.min.css': 'bootstrap/dist/css/bootstrap.min.css',
    'vue.min.js': 'vue/dist/vue.min.js',
    'element-ui/index.js': 'element-ui/lib/index.js',
    'element-ui/index.css': 'element-ui/lib/theme-chalk/index.css',
    'element-ui/fonts': 'element-ui/lib/theme-chalk/fonts',
    'react.production.min.js': '../demo/react-16/node_modules/react/umd/react.production.min.js',
    'react-dom.production.min.js': '../demo/react-16/node_modules/react-dom/umd/react-dom.production.min.js',
  }
  rmSync(out, { recursive: true, force: true })
  cpSync('demo/legacy', out, { recursive: true })
  for (const [to, from] of Object.entries(vendor)) {
    cpSync(path.join('node_modules', from), path.join(out, 'vendor', to), { recursive: true })
  }
  copySchoolApps(out)
}

/** The school's other applications are one page that plays them all, at the address of each. */
function copySchoolApps(out: string) {
  const source = 'demo/legacy/school-apps'
  const page = readFileSync(path.join(source, 'page.html'), 'utf8')
  const apps: Record<string, unknown> = JSON.parse(readFileSync(path.join(source, 'apps.json'), 'utf8'))
  for (const name of Object.keys(apps)) {
    mkdirSync(path.join(out, name))
    writeFileSync(path.join(out, name, 'index.html'), page.replace('data-app=""', `data-app="${name}"`))
  }
}

/** The files for hosts, which are also the package. */
async function elements() {
  await vite('elements')()
  await vite('classic')()
  writePackage()
}

/** The phone pages have no build step either: a small module that loads the built element. */
function copyPortrait() {
  rmSync('demo/dist/portrait', { recursive: true, force: true })
  cpSync('demo/portrait', 'demo/dist/portrait', { recursive: true })
}

const builds: readonly Build[] = [
  {
    out: 'packages/elements/dist',
    from: ['packages', 'scripts', 'docs/embedding.md', 'vite.config.ts'],
    make: elements,
  },
  { out: 'demo/dist/adminv2', from: ['packages', 'demo/adminv2', 'scripts', 'vite.config.ts'], make: vite('host') },
  { out: 'demo/dist/portrait', from: ['demo/portrait'], make: copyPortrait },
  { out: 'demo/dist/legacy', from: ['demo/legacy', 'scripts/build.ts'], make: copyLegacy },
]

const notSources = new Set(['dist', 'node_modules', 'backend'])

function newest(place: string): number {
  const stats = statSync(place)
  if (!stats.isDirectory()) return /\.(test|stories)\.tsx?$/.test(place) ? 0 : stats.mtimeMs
  const inner = readdirSync(place).filter((name) => !notSources.has(name))
  return Math.max(0, ...inner.map((name) => newest(path.join(place, name))))
}

const isStale = ({ out, from }: Build) =>
  !existsSync(out) || Math.max(...[...from, 'package-lock.json'].map(newest)) > newest(out)

/** Builds what is older than its sources, or everything with `all`. */
export async function build({ all }: { all: boolean }): Promise<void> {
  for (const target of builds) if (all || isStale(target)) await target.make()
}

if (import.meta.filename === process.argv[1]) await build({ all: true })
