import { expect, test } from 'vitest'
import { uploadHint } from './upload-hint.ts'

test.each([
  ['class', '上传单个限 2 GB（PPT、Word 500 MB），一次 10 个'],
  ['evaluation', '上传单个限 500 MB，一次 10 个'],
] as const)('the limits of the %s library', (variant, expected) => expect(uploadHint(variant)).toBe(expected))
