import { chromeLauncher } from '@web/test-runner-chrome'
import { defaultReporter, summaryReporter } from '@web/test-runner'
import path from 'node:path'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.js'
import { answerCalls } from './server/answer-call.mjs'
import { bundleSuites } from './server/bundle-suites.mjs'
import { jsonReporter } from './server/json-reporter.mjs'
import { servePages } from './server/serve-pages.mjs'

const rootDir = path.resolve(import.meta.dirname, '../..')
process.chdir(rootDir)

const backend = answerCalls()
// Opened before the clock of the first test runs; not at all when only suites are asked for that make no calls.
const suites = process.env.ONLY?.split(',')
if (!suites?.every((name) => ['garden-plot', 'loader'].includes(name))) await backend.open()

export default {
  rootDir,
  // One page per element, so that no element can hide behind what another left on the page.
  files: await bundleSuites(process.env.ONLY),
  // A page often waits: two at a time leave a third of two cores idle.
  concurrency: 4,
  testsFinishTimeout: 900_000,
  testFramework: { config: { ui: 'bdd', timeout: 30_000 } },
  middleware: [servePages(rootDir, backend.answer)],
  plugins: [{ name: 'backend', serverStop: backend.stop }],
  browsers: [
    chromeLauncher({
      // Of pages side by side only one is in front. In the others Chromium draws no frame and libraries wait to be seen.
      createPage: async ({ context }) => {
        const page = await context.newPage()
        await page.emulateFocusedPage(true)
        return page
      },
      launchOptions: {
        executablePath: chromiumPath(),
        args: [...chromiumFlags, '--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
      },
    }),
  ],
  reporters: [
    defaultReporter(),
    summaryReporter(),
    jsonReporter(process.env.REPORT ?? 'tests/.output/conformance.json'),
  ],
}
