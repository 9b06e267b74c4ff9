import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)]
const resultsOf = ({ testResults }) => (testResults ? testsOf(testResults) : [])
const failed = ({ passed, skipped }) => !passed && !skipped

/**
 * Writes how many tests passed and failed, and what the failed ones said, in the shape of Vitest's report; a page that
 * broke before or outside its tests counts as a failed one.
 */
export function jsonReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      const broken = sessions.filter((session) => !session.passed && !resultsOf(session).some(failed))
      const tests = sessions.flatMap(resultsOf)
      const testResults = sessions.map((session) => ({
        name: session.testFile,
        assertionResults: [
          ...resultsOf(session)
            .filter(failed)
            .map(({ name, error }) => ({ status: 'failed', fullName: name, failureMessages: [error?.message ?? ''] })),
          ...(broken.includes(session)
            ? [
                {
                  status: 'failed',
                  fullName: 'the page',
                  failureMessages: session.errors.map(({ message }) => message),
                },
              ]
            : []),
        ],
      }))
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(
        file,
        JSON.stringify({
          numTotalTests: tests.length + broken.length,
          numPassedTests: tests.filter(({ passed }) => passed).length,
          numFailedTests: tests.filter(failed).length + broken.length,
          testResults,
        }),
      )
    },
  }
}
