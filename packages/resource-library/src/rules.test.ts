import { expect, test } from 'vitest'
import { completedLink, libraryLimits, linkErrors, pickRefusal } from './rules.ts'

/** A file that says it is large without being so. */
const aFile = (name: string, megabytes = 1) => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 })
  return file
}
const aLibraryFile = (type: number) => ({
  id: type,
  fileName: `x${type}`,
  url: 'u',
  type,
  size: 1,
  createTime: '2026-11-18 16:20:00',
  urlAbridge: '',
  transcodeImg: '',
  needTranscode: false,
})

test.each([
  ['a.docx', 501, [], 'ppt或者word格式单个文件大小不得超过500M！'],
  ['a.docx', 500, [], null],
  ['a.pptx', 1, [2, 6], '不支持PPT格式的文件！只能上传：PDF、图片'],
  ['a.pdf', 1, [2, 6], null],
  ['a.mp4', 3000, [4], '单个文件大小不得超过 2 GB！'],
])('%s of %i MB where %j are allowed: %s', (name, megabytes, types, expected) =>
  expect(libraryLimits('class', types).refusal?.(aFile(name, megabytes))).toBe(expected),
)

test.each([
  [[], [], { text: '请选择文件！' }],
  [[1], [], undefined],
  [[2, 6], [2, 6], undefined],
  [[2, 3], [2, 6], { title: '“x3”不能选择', text: '不支持PPT格式的文件！' }],
  [[4, 2, 5], [2], { title: '“x4”等 2 个文件不能选择', text: '不支持视频格式的文件！' }],
])('picked types %j where %j are allowed: %j', (picked, allowed, expected) =>
  expect(pickRefusal(picked.map(aLibraryFile), allowed)).toEqual(expected),
)

test.each([
  ['', '', { name: '请输入名称', url: '请输入链接地址' }],
  [' ', 'https://a.test', { name: '请输入名称' }],
  ['名', 'javascript:alert(1)', { url: '链接地址需要以 http:// 或 https:// 开头' }],
  ['名', 'https://', { url: '链接地址不正确，请检查是否有空格或缺少网站名' }],
  ['名', 'http://a b', { url: '链接地址不正确，请检查是否有空格或缺少网站名' }],
  ['名', 'https:///a.test', { url: '链接地址不正确，请检查是否有空格或缺少网站名' }],
  ['名', 'www.baidu.com', { url: '链接地址需要以 http:// 或 https:// 开头' }],
  ['名', 'http://a.test/x', {}],
  ['👨‍👩‍👧‍👦'.repeat(100), 'http://a.test/x', {}],
  ['名'.repeat(101), 'http://a.test/x', { name: '名称不能超过100个字' }],
])('link %j %j', (name, url, expected) => expect(linkErrors(name, url)).toEqual(expected))

test.each([
  ['www.baidu.com', 'https://www.baidu.com'],
  [' school.test:8080/a?b=c ', 'https://school.test:8080/a?b=c'],
  ['函数动画.中国/图', 'https://函数动画.中国/图'],
  ['https://a.test', undefined],
  ['javascript:alert(1)', undefined],
  ['user@a.test', undefined],
  ['第一章. 绪论', undefined],
  ['a', undefined],
  ['', undefined],
  ['https：//a.example/课程', 'https://a.example/课程'],
  ['ｗｗｗ．ａ．ｅｘａｍｐｌｅ', 'https://www.a.example'],
])('%j is offered as %s', (typed, expected) => expect(completedLink(typed)).toBe(expected))
