import { expect, test } from 'vitest'
import { cockpitStyle } from '../areas/headmaster-cockpit/style.ts'
import { styleSheet } from './page.ts'

test('in a browser without light-dark() every colour of the pages is there, and light', () => {
  const known = (styleSheet + cockpitStyle).replaceAll(/@supports[^{]*\{[^{]*\{[^}]*\} \}/g, '')
  const given = [...known.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
  const used = [...known.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(given).toEqual(expect.arrayContaining([...new Set(used)]))
  expect(known).not.toMatch(/light-dark|color-scheme: (light )?dark/)
})
