import { expect, test } from 'vitest'
import { archiveNames } from './archive-names.ts'

test.each([
  ['keeps names', ['教案 (终稿).pdf', '😀.png'], ['教案 (终稿).pdf', '😀.png']],
  ['tells files of one name apart', ['a.pdf', 'A.PDF', 'a.pdf'], ['a.pdf', 'A (2).PDF', 'a (3).pdf']],
  ['gives no name twice', ['a (2).pdf', 'a.pdf', 'a.pdf'], ['a (2).pdf', 'a.pdf', 'a (3).pdf']],
  ['leads nowhere else', ['../../x.txt', 'C:\\y.txt', '/z'], ['_.._x.txt', 'C_y.txt', '_z']],
  ['has no word or sign that Windows reserves', ['CON.txt', '几何?.pdf', 'a. '], ['CON_.txt', '几何_.pdf', 'a']],
  ['has none that can not be seen', ['a\u202Etxt.exe', 'b\n.pdf'], ['atxt.exe', 'b .pdf']],
  ['is never empty', ['', '...'], ['_', '_ (2)']],
  ['keeps the extension of a long name', [`${'长'.repeat(300)}.pptx`], [`${'长'.repeat(95)}.pptx`]],
])('an archive %s', (_, names, expected) => expect(archiveNames(names)).toEqual(expected))
