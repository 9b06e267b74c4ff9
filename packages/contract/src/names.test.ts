import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nameProblem, nameText, nameUpTo, requiredName } from './names.ts'

const family = '👨‍👩‍👧‍👦'

/** What the server says is what stood beside the field. */
function refused(name: string, max: number, why: string | undefined) {
  expect(v.safeParse(nameUpTo(max), name).issues?.[0].message).toBe(why)
  expect(nameProblem(name, max)).toBe(why)
}

test.each([
  ['教案.docx', '教案.docx'],
  ['  两端  中间   空格 ', '两端 中间 空格'],
  ['换\r\n行\t制表', '换 行 制表'],
  ['\u202Egpj.exe', 'gpj.exe'],
  ['a\u0000b\u0007c\u2028d', 'abc d'],
  ['左\u200e右\u200f标\u2066记\u2069', '左右标记'],
  ['半个\ud800字', '半个字'],
  ['没\u200b有\u2060宽\u00ad度', '没有宽度'],
  [family, family],
  ['1/2 单元.pdf', '1/2 单元.pdf'],
  ['...和省略号', '...和省略号'],
  ['❤️', '❤️'],
  ['\u3164\u200d', ''],
  ['\u2800 \u{e0020}', ''],
  ['', ''],
])('%j is kept as %j', (name, kept) => expect(v.parse(nameUpTo(40), name)).toBe(kept))

test.each([
  '.',
  '..',
  ' .. ',
  '../../etc/passwd',
  '..\\x.ppt',
  '/etc/passwd',
  '\\\\host\\x',
  'C:\\x.doc',
  'a/../b',
  '~/x',
])('%j is refused as a path', (name) => refused(name, 40, nameText.path))

test.each([
  ['字'.repeat(30), true],
  ['字'.repeat(31), false],
  ['😀'.repeat(16), true],
  [family.repeat(30), true],
  [family.repeat(31), false],
  ['é'.normalize('NFD').repeat(30), true],
])('%s in 30 characters: %s', (name, fits) => refused(name, 30, fits ? undefined : '名称不能超过30个字'))

test('a name of nothing but what is cleaned away is none', () => {
  expect(v.safeParse(requiredName(30), ' \u202e\n ').issues?.[0].message).toBe(nameText.empty)
})
