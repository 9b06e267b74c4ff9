import { mkdirSync, rmSync, writeFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromiumPath } from './chromium.js'
import { run } from './run.ts'

// Everything that `npm test` promises, in the order in which a mistake is cheapest to find. With `--long` (`npm run test:long`) what
// takes too long for every change: thousands of mounts of each element, a minute without network, a server killed again and again.
const long = process.argv.includes('--long')
process.env['CHROME_PATH'] = chromiumPath()
const output = 'tests/.output'
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

/** A step that either holds or does not. */
const check = async (...command: [string, ...string[]]): Promise<Counts> => {
  const [program, ...args] = command
  return (await run(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A run of tests that writes how many passed; one that dies without a report has failed. */
const tests = async (
  name: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> => {
  const report = `${output}/${name}.json`
  const code = await run(
    command,
    args.map((arg) => arg.replace('{report}', report)),
    env,
  )
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    testResults,
  }: Report = JSON.parse(readFileSync(report, 'utf8'))
  const failures = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${path.basename(file)}: ${fullName}\n    ${firstLine(failureMessages)}`),
  )
  return { passed, failed: failed > 0 ? failed : Number(code !== 0), failures }
}
const firstLine = ([message = '']: readonly string[]) => message.split('\n', 1)[0]
const vitest = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  tests(
    name,
    'npx',
    ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', '--outputFile.json={report}'],
    env,
  )

type Step = readonly [string, () => Promise<Counts>]
const longSteps: readonly Step[] = [
  ['build', () => check('npx', 'tsx', 'scripts/build.ts')],
  ['killed servers', () => vitest('kills', ['--project', 'unit', 'durability.test.ts'], { KILL_ROUNDS: '50' })],
  ['a minute without network', () => vitest('outage', ['--project', 'journeys', 'outage'], { LONG_RUN: '1' })],
  [
    'thousands of mounts',
    () => tests('mounts', 'npx', ['wtr', '--config', 'tests/conformance/wtr.config.mjs'], { VITE_LONG_RUN: '1' }),
  ],
]
const steps: readonly Step[] = [
  ['types', () => check('npx', 'tsc', '--noEmit')],
  ['lint', () => check('npm', 'run', '--silent', 'lint')],
  ['dead code', () => check('npx', 'knip', '--no-progress')],
  ['unit', () => vitest('unit', ['--project', 'unit'], { TEST_DATABASE_URL: undefined })],
  // The backend once more on a real server, where one is given.
  ...(process.env['TEST_DATABASE_URL']
    ? [['postgres', () => vitest('postgres', ['--project', 'unit', 'packages/backend', 'tests/backend'])] as const]
    : []),
  ['broker', () => vitest('broker', ['--project', 'broker'])],
  ['build', () => check('npx', 'tsx', 'scripts/build.ts')],
  ['package', () => vitest('package', ['--project', 'package'])],
  ['sizes', () => check('npx', 'tsx', 'tests/sizes/check.ts')],
  ['conformance', () => tests('conformance', 'npx', ['wtr', '--config', 'tests/conformance/wtr.config.mjs'])],
  ['stories', () => vitest('stories', ['--config', 'vitest.stories.config.ts'])],
  ['journeys', () => vitest('journeys', ['--project', 'journeys'])],
]

const total: Counts = { passed: 0, failed: 0 }
// Told once more at the end, since the end is what a reader of a long log sees.
const failedSteps: string[] = []
for (const [name, step] of long ? longSteps : steps) {
  console.log(`\n── ${name}`)
  const { passed, failed, failures = [] } = await step()
  total.passed += passed
  total.failed += failed
  if (failed > 0) failedSteps.push([name, ...failures.map((failure) => `  ${failure}`)].join('\n'))
}
if (failedSteps.length > 0) console.log(`\nfailed:\n${failedSteps.join('\n')}`)
const summary = `${total.passed} passed, ${total.failed} failed`
writeFileSync(`${output}/summary.txt`, `${summary}\n`)
console.log(`\n${summary}`)
process.exitCode = total.failed > 0 ? 1 : 0
