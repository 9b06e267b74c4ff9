import { measureCalls, measureEvaluation, measureLibraryList, measureLists } from '@mango/backend/benchmarks'
import { logInAs, demoAccounts, sendTo } from '@mango/backend/demo'
import { startServer } from '@mango/backend/node'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from '../../scripts/build.ts'
import { run } from '../../scripts/run.ts'
import { staticRoots } from '../../scripts/static-roots.ts'
import { openBrowser } from './browser.ts'
import { evaluationImport } from './evaluation-import.ts'
import { evaluationTree } from './evaluation-tree.ts'
import { cockpit } from './cockpit.ts'
import { correction } from './correction.ts'
import { examAndMonitorLists } from './exam-and-monitor-lists.ts'
import { filterChange } from './filter-change.ts'
import { firstRows } from './first-rows.ts'
import { growthProfile } from './growth-profile.ts'
import { lessonPages, lessonView, manyLessons } from './lessons/index.ts'
import { liveClass } from './live-class/index.ts'
import { loader } from './loader.ts'
import { login } from './login.ts'
import { loadMore, mistakeLists, mistakePaper } from './mistake-notebook/index.ts'
import { mounts } from './mounts.ts'
import { against, type Result } from './result.ts'
import { sideBySide } from './side-by-side.ts'
import { tree } from './tree.ts'
import { upload } from './upload.ts'

// `npm run bench [name…]`: every benchmark, or those named. Ratios count, and both sides of one come from one run.
const benchPages = 'tests/.output/bench'
await build({ all: false })
if ((await run('npx', ['vite', 'build', '--mode', 'bench', '--logLevel', 'warn'], { NODE_ENV: 'production' })) !== 0)
  process.exit(1)

const folder = mkdtempSync(path.join(tmpdir(), 'mango-bench-'))
const server = await startServer({
  port: 0,
  dataDir: folder,
  demo: true,
  // It would take its share of the machine.
  convert: false,
  staticRoots: { ...staticRoots, '/bench': benchPages },
})
const origin = server.url.replace(/\/$/, '')
const { token } = await logInAs(sendTo(origin), demoAccounts.teachers.everything)
const pupil = await logInAs(sendTo(origin), demoAccounts.student.studentCode)
const browser = await openBrowser()

/** On the embedded engine, and on a PostgreSQL where one is named. */
async function onBothEngines(measure: typeof measureCalls): Promise<Result[]> {
  const url = process.env['BENCH_DATABASE_URL']
  const found = [...(await measure()), ...(url === undefined ? [] : await measure(url))]
  return found.map(({ name, value, reference, unit, aim }) => against(name, value, reference, unit, aim))
}

const benchmarks: Record<string, () => Promise<Result[]>> = {
  'first-rows': () => firstRows(browser, origin, token),
  'filter-change': () => filterChange(browser, origin, token),
  'exam-and-monitor-lists': () => examAndMonitorLists(),
  cockpit: () => cockpit(),
  'growth-profile': () => growthProfile(browser, origin, pupil),
  'mistake-lists': () => mistakeLists(),
  'mistake-paper': () => mistakePaper(),
  'load-more': () => loadMore(browser, origin, pupil),
  'lesson-pages': () => lessonPages(browser, origin, token),
  'lesson-view': () => lessonView(browser, origin, pupil),
  'many-lessons': () => manyLessons(),
  'live-class': () => liveClass(browser),
  loader: () => loader(browser, origin, token),
  login: () => login(browser, origin),
  'side-by-side': () => sideBySide(browser, origin),
  tree: () => tree(browser, origin),
  mounts: () => mounts(browser, origin, token),
  upload: () => upload(browser, origin, token, folder),
  correction: async () => {
    const student = await logInAs(sendTo(origin), demoAccounts.student.studentCode)
    return correction(browser, origin, student.token)
  },
  lists: () => onBothEngines(measureLists),
  calls: () => onBothEngines(measureCalls),
  'evaluation-import': () => evaluationImport(),
  'evaluation-tree': () => evaluationTree(browser, origin, token),
  'evaluation-at-scale': async () =>
    (await measureEvaluation()).map(({ name, small, large }) =>
      against(`targets, ${name}: 100,000 items and 1,000,000 files beside 1,000`, large, small, 'ms', '≤ 1.3'),
    ),
  'library-list': async () =>
    (await measureLibraryList()).map(({ name, small, large }) =>
      against(`list, ${name}: 100,000 rows beside 1,000`, large, small, 'ms', '≤ 1.3'),
    ),
}
const wanted = process.argv.slice(2)
const results: Result[] = []
try {
  for (const [name, benchmark] of Object.entries(benchmarks)) {
    if (wanted.length === 0 || wanted.includes(name)) results.push(...(await benchmark()))
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

const round = (value: number | undefined) => (value === undefined ? '' : Number(value.toPrecision(4)))
console.table(
  results.map(({ name, value, reference, ratio, unit, aim }) => ({
    benchmark: name,
    ours: round(value),
    reference: round(reference),
    ratio: round(ratio),
    unit,
    aim: aim ?? '',
  })),
)
mkdirSync('tests/.output', { recursive: true })
writeFileSync('tests/.output/benchmarks.json', JSON.stringify(results, null, 2))
