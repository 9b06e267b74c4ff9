import { expect, test } from 'vitest'
import { promisedBrowsers } from './promised-browsers.js'

/** What the rule reports of an object's property. */
function reportsOf(object: string | undefined, property: string, computed = false): string[] {
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

test.each(['toReversed', 'toSorted', 'toSpliced', 'with'])(
  'an array has no %s() in the browsers that are promised, whatever it is called',
  (name) => {
    const reports = [`${name} is younger than the browsers that are promised.`]
    expect(reportsOf('rows', name)).toEqual(reports)
    expect(reportsOf(undefined, name)).toEqual(reports)
  },
)

test.each([
  ['AbortSignal', 'timeout', false],
  ['URL', 'createObjectURL', false],
  ['JSON', 'parse', false],
  ['rows', 'findLast', false],
  // A property that is only known when it runs.
  ['URL', 'parse', true],
])('%s.%s is in all of them', (object, property, computed) => expect(reportsOf(object, property, computed)).toEqual([]))
