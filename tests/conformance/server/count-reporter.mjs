import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)]

/** Writes how many tests passed and failed; a page that broke before or outside its tests counts as a failed one. */
export function countReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []))
      const broken = sessions.filter(
        ({ testResults, passed }) =>
          !passed && !(testResults && testsOf(testResults).some((test) => !test.passed && !test.skipped)),
      )
      const numPassedTests = tests.filter(({ passed }) => passed).length
      const numFailedTests = tests.filter(({ passed, skipped }) => !passed && !skipped).length + broken.length
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests }))
    },
  }
}
