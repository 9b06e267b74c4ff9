import { expect, test } from 'vitest'
import { uploadHint } from './upload-hint.ts'

test.each([
  ['class', '上传：单个不超过 2 GB（PPT、Word 500 MB），一次最多 10 个'],
  ['evaluation', '上传：单个不超过 500 MB，一次最多 10 个'],
] as const)('the limits of the %s library', (variant, expected) => expect(uploadHint(variant)).toBe(expected))
