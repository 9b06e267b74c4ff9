import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lightHalf } from '../packages/ui/src/style-sheets/light-half.ts'
import { lightWhereUnknown } from './light-where-unknown.ts'

const unknown = '@supports not (color: light-dark(red, red))'

test('what has two halves comes again, light, for browsers without light-dark()', () => {
  expect(
    lightWhereUnknown(':root{/* ground */--page:light-dark(#fff,#000);--gap:8px}.a{color:red}').replaceAll(/\s+/g, ' '),
  ).toBe(`:root{/* ground */--page:light-dark(#fff,#000);--gap:8px}${unknown}{:root{--page:#fff}}.a{color:red}`)
})

test('the dark theme of the page is light there', () => {
  expect(lightWhereUnknown('[data-theme=dark]{color-scheme:dark}').replaceAll(/\s+/g, ' ')).toBe(
    `[data-theme=dark]{color-scheme:dark}${unknown}{[data-theme=dark]{color-scheme:light}}`,
  )
})

test('a rule stays under its condition', () => {
  const css = '@media print{.a{color:light-dark(red,blue)}}'
  expect(lightWhereUnknown(css)).toBe(`@media print{.a{color:light-dark(red,blue)}${unknown}{.a{color:red}}}`)
})

const files = readdirSync('packages', { recursive: true, encoding: 'utf8' })
const styleSheets = files.filter((file) => /^[a-z-]+\/src\/.*\.css$/.test(file))

test.each(styleSheets)('%s has a light half', (file) => {
  const css = readFileSync(path.join('packages', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  expect(lightHalf(css)).not.toContain('light-dark(')
})
