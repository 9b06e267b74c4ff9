import { expect, test } from 'vitest'
import { promisedBrowsers } from './promised-browsers.js'

/** What the rule reports of an object's property. */
function reportsOf(object: string, property: string, computed = false): string[] {
  const reports: string[] = []
  const visitor = promisedBrowsers.create({ report: ({ message }: { message: string }) => reports.push(message) })
  visitor.MemberExpression({ object: { name: object }, property: { name: property }, computed })
  return reports
}

test.each(['AbortSignal.any', 'URL.canParse', 'URL.parse'])(
  '%s is younger than the browsers that are promised',
  (name) => {
    const [object = '', property = ''] = name.split('.')
    expect(reportsOf(object, property)).toEqual([`${name} is younger than the browsers that are promised.`])
  },
)

test.each([
  ['AbortSignal', 'timeout', false],
  ['URL', 'createObjectURL', false],
  ['JSON', 'parse', false],
  // A property that is only known when it runs.
  ['URL', 'parse', true],
])('%s.%s is in all of them', (object, property, computed) => expect(reportsOf(object, property, computed)).toEqual([]))
