import { expect, test } from 'vitest'
import { photoLimits } from './photo-limits.ts'

const file = (name: string, size: number) => Object.defineProperty(new File([], name), 'size', { value: size })
const gigabyte = 1024 ** 3

test.each([
  ['1.jpg', 2 * gigabyte, null],
  ['1.JPG', 10, null],
  ['1.jpg', 2 * gigabyte + 1, '单个文件大小不得超过2GB，请检查！'],
  ['1.pdf', 10, '请选择图片'],
  ['jpg', 10, '请选择图片'],
])('%s of %d bytes: %s', (name, size, refusal) => expect(photoLimits(false, 0).refusal(file(name, size))).toBe(refusal))

test.each([
  [false, 0, 8, '最多只能上传8张图片'],
  [false, 6, 2, '最多只能上传8张图片'],
  [true, 8, 0, '最多只能上传8张订正图片'],
  [true, 9, 0, '最多只能上传8张订正图片'],
])('corrections %s with %i taken: %i more', (emend, taken, most, refusal) =>
  expect(photoLimits(emend, taken).together).toEqual({ most, refusal, withUnfinished: true }),
)
