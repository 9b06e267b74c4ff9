import { expect, test } from 'vitest'
import { linkErrors, pickRefusal, sortOut } from './rules.ts'

/** A file that says it is large without being so. */
const aFile = (name: string, megabytes = 1) => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 })
  return file
}
const aLibraryFile = (type: number) => ({
  id: type,
  fileName: 'x',
  url: 'u',
  type,
  size: 1,
  createTime: '2026-11-18 16:20:00',
  urlAbridge: '',
  transcodeImg: '',
  needTranscode: false,
})

test('eleven files at once are refused whole', () => {
  const files = Array.from({ length: 11 }, (_, index) => aFile(`${index}.pdf`))
  expect(sortOut(files, 'class')).toEqual({ accepted: [], refusal: { text: '一次最多选择10个文件！' } })
  expect(sortOut(files.slice(1), 'class').accepted).toHaveLength(10)
})

test('one refused file is told in the fixed words, and the others go on', () => {
  const files = [aFile('a.pdf'), aFile('b.docx', 501)]
  expect(sortOut(files, 'class')).toEqual({
    accepted: [files[0]],
    refusal: { text: 'ppt或者word格式单个文件大小不得超过500M！' },
  })
})

test('several refused files are told in one summary, by reason', () => {
  const files = [aFile('a.ppt', 600), aFile('b.docx', 501), aFile('c.mp4', 3000), aFile('d.pdf')]
  expect(sortOut(files, 'class').refusal).toEqual({
    title: '3 个文件没有加入上传',
    text: 'ppt或者word格式单个文件大小不得超过500M！（a.ppt、b.docx）\n单个文件大小不得超过 2 GB！（c.mp4）',
  })
})

test.each([
  [[], [], '请选择文件！'],
  [[1], [], undefined],
  [[2, 6], [2, 6], undefined],
  [[2, 3], [2, 6], '不支持PPT格式的文件！'],
  [[4], [2], '不支持视频格式的文件！'],
])('picked types %j where %j are allowed: %s', (picked, allowed, expected) =>
  expect(pickRefusal(picked.map(aLibraryFile), allowed)).toBe(expected),
)

test.each([
  ['', '', { name: '请输入名称', url: '请输入链接地址' }],
  [' ', 'https://a.test', { name: '请输入名称' }],
  ['名', 'javascript:alert(1)', { url: '链接地址需要以 http:// 或 https:// 开头' }],
  ['名', 'https://', { url: '链接地址需要以 http:// 或 https:// 开头' }],
  ['名', 'http://a.test/x', {}],
])('link %j %j', (name, url, expected) => expect(linkErrors(name, url)).toEqual(expected))
