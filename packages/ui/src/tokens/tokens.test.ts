import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The value of a colour token in a theme: the one without a brand. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(
    `--${name}: var\\(--mango-${name}, (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}))\\)`,
  ).exec(css)
  const hex = value && (value[3] ?? (theme === 'light' ? value[1] : value[2]))
  if (!hex) throw new Error(`tokens.css has no colour --${name} whose public name is --mango-${name}`)
  return hex
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

const grounds = ['page', 'sunken', 'surface', 'raised', 'hover', 'selected']
const readable: [text: string, ground: string][] = [
  ...['text', 'text-2', 'text-3'].flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...['leaf', 'red', 'sky', 'gold-text'].flatMap((text) =>
    ['page', 'sunken', 'surface', 'raised', 'selected'].map((ground): [string, string] => [text, ground]),
  ),
  ['leaf', 'leaf-soft'],
  ['leaf-hover', 'leaf-soft'],
  ['red', 'red-soft'],
  ['sky', 'sky-soft'],
  ['gold-text', 'gold-soft'],
  ['on-accent', 'leaf'],
  ['on-accent', 'leaf-hover'],
  ['on-red', 'red'],
  ['on-red', 'red-hover'],
  ['on-gold', 'gold'],
]

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  test.each(readable)('--%s can be read on --%s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['page', 'surface', 'raised'])('a control that is only an outline can be seen on --%s', (ground) => {
    expect(contrast(colour('line-control', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})

/** A token of those who ask for more contrast: so much of the text's colour on a ground. */
function stronger(name: string, ground: string, theme: 'light' | 'dark'): string {
  const share = new RegExp(
    `prefers-contrast: more[^@]*--${name}: color-mix\\(in srgb, var\\(--text\\) (\\d+)%, transparent\\)`,
  ).exec(css)?.[1]
  const [text, below] = [colour('text', theme), colour(ground, theme)]
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(part(below, at) + ((part(text, at) - part(below, at)) * Number(share)) / 100),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

describe.each(['light', 'dark'] as const)('with more contrast, in %s', (theme) => {
  test.each(grounds)('on --%s secondary text is as strong as WCAG AAA has it, and each line can be seen', (ground) => {
    expect(contrast(stronger('text-2', ground, theme), colour(ground, theme))).toBeGreaterThanOrEqual(7)
    expect(contrast(stronger('line-control', ground, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })
})

test('no token has a name that is another one’s public name', () => {
  const names = [...css.matchAll(/^ {2}--([\w-]+):/gm)].map((match) => match[1])
  expect(names.filter((name) => name?.startsWith('mango-'))).toEqual([])
})
