import { expect, test } from 'vitest'
import { playerExtensions } from '../lessons/limits.ts'
import {
  acceptOf,
  fileTypeName,
  fileTypeOf,
  formatFileSize,
  needsTranscoding,
  previewKindOf,
  shownKindOf,
  sizeRefusal,
} from './index.ts'

const MB = 1024 * 1024

test.each([
  [1024, '1024KB'],
  [1025, '1.00MB'],
  [1048576, '1024.00MB'],
  [1048577, '1.00GB'],
  ['2048', '2.00MB'],
  [0, ''],
  ['', ''],
  [' ', ''],
  ['x', ''],
  [null, ''],
  [undefined, ''],
  [Number.NaN, ''],
  [Infinity, ''],
  [-5, ''],
  ['-2048', ''],
])('a size of %j KB reads %j', (kilobytes, expected) => expect(formatFileSize(kilobytes)).toBe(expected))

test.each([
  ['a.ppt', 3],
  ['a.PPTX', 3],
  ['a.doc', 1],
  ['a.docx', 1],
  ['a.pdf', 2],
  ['a.mp4', 4],
  ['a.mpeg4', 4],
  ['a.webm', 4],
  ['a.ogg', 4],
  ['a.mp4.MOV', 4],
  ['a.jpg', 6],
  ['a.png', 6],
  ['a.jpeg', 6],
  ['a.bmp', 6],
  ['a.gif', 6],
  ['a.xlsx', 5],
  ['mp4', 5],
  ['a.constructor', 5],
  ['gpj.\u202Eexe.pdf', 2],
])('%j is of type %i', (name, type) => expect(fileTypeOf(name)).toBe(type))

test.each([
  ['a.mov', 'class', true],
  ['a.mp4', 'class', false],
  ['a.MP4', 'evaluation', true],
  ['a.ogg', 'evaluation', true],
  ['a.pdf', 'evaluation', false],
] as const)('%s in the %s library: transcoding %s', (name, variant, expected) =>
  expect(needsTranscoding(name, variant)).toBe(expected),
)

test.each([
  ['a.docx', 500 * MB, 'class', null],
  ['a.docx', 500 * MB + 1, 'class', 'ppt或者word格式单个文件大小不得超过500M！'],
  ['a.ppt', 3000 * MB, 'evaluation', 'ppt或者word格式单个文件大小不得超过500M！'],
  ['a.mp4', 2048 * MB, 'class', null],
  ['a.mp4', 2048 * MB + 1, 'class', '单个文件大小不得超过 2 GB！'],
  ['a.mp4', 500 * MB + 1, 'evaluation', '单个文件大小不得超过 500 MB！'],
] as const)('%s of %i bytes in the %s library: %s', (name, bytes, variant, expected) =>
  expect(sizeRefusal(name, bytes, variant)).toBe(expected),
)

test.each([
  ['a.xls', 'document'],
  ['a.mov', 'video'],
  ['a.ogg', 'video'],
  ['a.aac', 'audio'],
  ['a.jpeg', 'image'],
  ['a.json', 'text'],
  ['a.mpeg4', null],
  ['a', null],
] as const)('%s is previewed as %s', (name, kind) => expect(previewKindOf(name)).toBe(kind))

test.each([
  ...Object.entries(playerExtensions).flatMap(([kind, extensions]) =>
    extensions.filter((one) => one !== 'ogg').map((one) => [`a.${one}`, kind] as const),
  ),
  ['a.ogg', 'video'],
  ['a.docx', 'document'],
  ['a.zip', null],
] as const)('%s is shown as %s', (name, kind) => expect(shownKindOf(name)).toBe(kind))

test('the names of types are those of the filter', () => {
  expect([1, 2, 3, 4, 5, 6, 8, 0, 99].map(fileTypeName)).toEqual([
    'WORD',
    'PDF',
    'PPT',
    '视频',
    '其他',
    '图片',
    '链接',
    '其他',
    '其他',
  ])
})

test.each([
  [[], undefined],
  [[2], '.pdf'],
  [[1, 3], '.doc,.docx,.ppt,.pptx'],
  [[2, 5], undefined],
])('a choice of types %j is asked of the file picker as %s', (types, expected) =>
  expect(acceptOf(types)).toBe(expected),
)
