import { expect, test } from 'vitest'
import { lightHalf } from './light-half.ts'

test.each([
  ['color: light-dark(#000, #fff)', 'color: #000'],
  ['--page: var(--mango-page, light-dark(#f6f5f1,#151410))', '--page: var(--mango-page, #f6f5f1)'],
  [
    'box-shadow: 0 1px light-dark(rgb(1 2 3 / 0.5), rgb(0 0 0 / 0.4)), 0 2px red',
    'box-shadow: 0 1px rgb(1 2 3 / 0.5), 0 2px red',
  ],
  [
    '--deep: light-dark(color-mix(in oklab, var(--a), #000), color-mix(in oklab, var(--a), #fff))',
    '--deep: color-mix(in oklab, var(--a), #000)',
  ],
  ['color-scheme:light dark', 'color-scheme:light'],
  ['color-scheme: dark', 'color-scheme: light'],
])('%s is %s in the light theme', (both, light) => expect(lightHalf(both)).toBe(light))

test('leaves alone what is the same in both themes', () => {
  const css = 'color-scheme: inherit; --dark: 1px; color: var(--dark)'
  expect(lightHalf(css)).toBe(css)
})
