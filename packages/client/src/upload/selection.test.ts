import { expect, test } from 'vitest'
import { sortOut, type UploadLimits } from './selection.ts'

const aFile = (name: string, content = 'x') => new File([content], name)
const limits: UploadLimits = {
  together: { most: 3, refusal: '一次最多 3 个' },
  refusal: ({ name }) => (name.endsWith('.exe') ? '不支持程序' : name.length > 6 ? '名字太长' : null),
}

test('too many files together are refused whole', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => aFile(name))
  expect(sortOut(files, limits)).toEqual({ accepted: [], notes: [{ text: '一次最多 3 个' }] })
  expect(sortOut(files.slice(1), limits).accepted).toHaveLength(3)
})

test('where files share their places with what is still on its way, those are counted too', () => {
  const files = [aFile('a'), aFile('b')]
  const shared: UploadLimits = { together: { most: 3, refusal: '只剩 3 个位置', withUnfinished: true } }
  expect(sortOut(files, shared, 1).accepted).toEqual(files)
  expect(sortOut(files, shared, 2)).toEqual({ accepted: [], notes: [{ text: '只剩 3 个位置' }] })
  expect(sortOut(files, limits, 2).accepted).toEqual(files)
})

test('one refused file is named and told why, and the others go on', () => {
  const files = [aFile('a.pdf'), aFile('b.exe')]
  expect(sortOut(files, limits)).toEqual({
    accepted: [files[0]],
    notes: [{ title: '“b.exe”没有加入上传', text: '不支持程序' }],
  })
})

test('several refused files are told in one note, by reason', () => {
  const files = [aFile('a.exe'), aFile('b.exe'), aFile('longest')]
  expect(sortOut(files, limits).notes).toEqual([
    { title: '3 个文件没有加入上传', text: '不支持程序（a.exe、b.exe）\n名字太长（longest）' },
  ])
})

test('an empty file is taken and told of', () => {
  const { accepted, notes } = sortOut([aFile('空.txt', ''), aFile('a.txt')], limits)
  expect(accepted).toHaveLength(2)
  expect(notes).toEqual([{ title: '空文件', text: '空.txt 里没有任何内容，请确认没有选错' }])
})
