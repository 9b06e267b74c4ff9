import { mkdirSync, rmSync, writeFileSync, existsSync, readFileSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { chromiumPath } from './chromium.js'
import { storybookFolder } from '../tests/storybook/storybook-folder.ts'
import { run } from './run.ts'

// Everything that `npm test` promises. With `--long` (`npm run test:long`) what
// takes too long for every change: thousands of mounts of each element, a minute without network, a file of 2 GB, a page of Next.js, a server killed again and again,
// every screen in the engines of Firefox and Safari.
const long = process.argv.includes('--long')
process.env['CHROME_PATH'] = chromiumPath()
const output = 'tests/.output'

// Each backend begins on a copy of a data folder, thousands of small files: where the system keeps files in memory and
// has room for them, that takes a fifth. A file of 2 GB stays on the disk.
const memory = '/dev/shm'
const roomFor = (bytes: number) => {
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > bytes
}
if (!long && existsSync(memory) && roomFor(8 * 1024 ** 3)) process.env['TMPDIR'] = memory

rmSync(output, { recursive: true, force: true })
mkdirSync(output, { recursive: true })

interface Counts {
  passed: number
  failed: number
  /** What failed, a line each, where the step tells. */
  failures?: readonly string[]
}
/** The part of Vitest's report that is read; conformance writes the same. */
interface Report {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Runs one step under its name and counts. */
type Step = (name: string) => Promise<Counts>

/** A step that either holds or does not. */
const check =
  (command: string, ...args: readonly string[]): Step =>
  async () =>
    (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** A run of tests that writes how many passed, to the file in REPORT; one that dies without a report has failed. */
const tests =
  (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Step =>
  async (name) => {
    const report = `${output}/${name.replaceAll(' ', '-')}.json`
    const code = await run(
      command,
      args.map((arg) => arg.replace('{report}', report)),
      { ...env, REPORT: report },
    )
    if (!existsSync(report)) return { passed: 0, failed: 1 }
    const {
      numTotalTests: all,
      numPassedTests: passed,
      numFailedTests: failed,
      testResults,
    }: Report = JSON.parse(readFileSync(report, 'utf8'))
    // Where no browser came to Vitest in time, it calls that a success.
    if (all === 0) return { passed: 0, failed: 1, failures: ['no test was run'] }
    const failures = testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) => `${path.basename(file)}: ${fullName}\n    ${firstLine(failureMessages)}`,
        ),
    )
    return { passed, failed: failed > 0 ? failed : Number(code !== 0), failures }
  }
const firstLine = ([message = '']: readonly string[]) => message.split('\n', 1)[0]
const vitest = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  tests('npx', ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', '--outputFile.json={report}'], env)
const conformance = (env?: NodeJS.ProcessEnv) =>
  tests('npx', ['wtr', '--config', 'tests/conformance/wtr.config.mjs'], env)

// What is cheap to find comes first. One after the other: side by side they take a seventh less time, but every wait in them
// takes twice as long.
const steps: Readonly<Record<string, Step>> = long
  ? {
      build: check('npx', 'tsx', 'scripts/build.ts'),
      'killed servers': vitest(['--project', 'unit', 'durability.test.ts'], { KILL_ROUNDS: '50' }),
      'a minute without network': vitest(['--project', 'journeys', 'outage'], { LONG_RUN: '1' }),
      'a file of 2 GB': vitest(['--project', 'journeys', 'resource-library.test', '-t', 'large file'], {
        LONG_RUN: '1',
      }),
      // Needs the registry: Next.js is installed for it.
      'a page of Next.js': vitest(['--project', 'package', 'hosts.test'], { LONG_RUN: '1' }),
      'engines of Firefox and Safari': vitest(['--project', 'engines']),
      'thousands of mounts': conformance({ VITE_LONG_RUN: '1' }),
      'built Storybook': check('npm', 'run', '--silent', 'build-storybook', '--', '--output-dir', storybookFolder),
      'pages of the built Storybook': vitest(['--project', 'storybook']),
    }
  : {
      types: check('npx', 'tsc', '--noEmit'),
      lint: check('npm', 'run', '--silent', 'lint'),
      'dead code': check('npx', 'knip', '--no-progress'),
      unit: vitest(['--project', 'unit'], { TEST_DATABASE_URL: undefined }),
      // The backend once more on a real server, where one is given. What is left out opens the embedded database or none.
      ...(process.env['TEST_DATABASE_URL'] && {
        postgres: vitest([
          '--project=unit',
          'packages/backend',
          'tests/backend',
          ...['browser', 'converter', 'durability', 'lean-dump', 'named-statements', 'start-server'].map(
            (name) => `--exclude=**/${name}.test.ts`,
          ),
        ]),
      }),
      broker: vitest(['--project', 'broker']),
      build: check('npx', 'tsx', 'scripts/build.ts'),
      package: vitest(['--project', 'package']),
      sizes: check('npx', 'tsx', 'tests/sizes/check.ts'),
      conformance: conformance(),
      stories: vitest(['--config', 'vitest.stories.config.ts']),
      journeys: vitest(['--project', 'journeys']),
    }

const total: Counts = { passed: 0, failed: 0 }
// Told once more at the end, since the end is what a reader of a long log sees.
const failedSteps: string[] = []
const times: string[] = []
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n── ${name}`)
  const began = performance.now()
  const { passed, failed, failures = [] } = await step(name)
  const seconds = Math.round((performance.now() - began) / 1000)
  times.push(`${String(seconds).padStart(5)} s  ${name}`)
  total.passed += passed
  total.failed += failed
  if (failed > 0) failedSteps.push([name, ...failures.map((failure) => `  ${failure}`)].join('\n'))
}
console.log(`\ntime:\n${times.join('\n')}`)
if (failedSteps.length > 0) console.log(`\nfailed:\n${failedSteps.join('\n')}`)
const summary = `${total.passed} passed, ${total.failed} failed`
writeFileSync(`${output}/summary.txt`, `${summary}\n`)
console.log(`\n${summary}`)
process.exitCode = total.failed > 0 ? 1 : 0
