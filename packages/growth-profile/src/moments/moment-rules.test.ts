import { maxMomentBytes } from '@mango/contract/growth-profile'
import { expect, test } from 'vitest'
import { isComplete, momentRefusal, ratioOf } from './moment-rules.ts'

const file = (name: string, size = 1) => ({ name, size })
test.each([
  [file('a.webm'), undefined],
  [file('a.MP4'), undefined],
  [file('a.ogg'), undefined],
  [file('a.mov '), undefined],
  [file('a.bmp'), undefined],
  [file('a.jpg'), undefined],
  [file('a.PNG'), undefined],
  [file('a.gif'), undefined],
  [file('a.jpeg'), undefined],
  [file('a.webp'), '不支持该文件格式'],
  [file('a.svg'), '不支持该文件格式'],
  [file('jpg'), '不支持该文件格式'],
  [file('a.mp4.exe'), '不支持该文件格式'],
  [file('a.mp4', maxMomentBytes), undefined],
  [file('a.mp4', maxMomentBytes + 1), '支持最大上传大小为100M，请更换文件'],
])('%j is refused with %s', (given, refusal) => {
  expect(momentRefusal(given)).toBe(refusal)
})

test.each([
  ['标题', '内容', true, true],
  ['  ', '内容', true, false],
  ['标题', '\n　', true, false],
  ['标题', '内容', false, false],
  ['👨‍👩‍👧‍👦'.repeat(50), '好'.repeat(500), true, true],
  ['👨‍👩‍👧‍👦'.repeat(51), '内容', true, false],
  ['标题', '好'.repeat(501), true, false],
  ['~春游~', '内容', true, true],
])('%j, %j and a file: %s can be sent: %s', (title, content, has, expected) => {
  expect(isComplete(title, content, has ? new File([], 'a.png') : undefined)).toBe(expected)
})

test.each([
  [400, 200, 2],
  [100, 1000, 0.6],
  [9000, 10, 2],
  [undefined, undefined, 4 / 3],
  [0, 10, 4 / 3],
])('a picture of %s by %s has a place of the ratio %s', (width, height, ratio) => {
  const image = { fileType: 2, imageUrl: '', videoUrl: '', width, height }
  expect(ratioOf({ id: 1, title: '', content: '', image, createTime: '', status: 1 })).toBe(ratio)
})
