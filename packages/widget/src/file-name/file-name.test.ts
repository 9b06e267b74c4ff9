import { expect, test } from 'vitest'
import { nameParts, newName } from './file-name.ts'

test.each([
  ['教案.docx', { base: '教案', suffix: '.docx' }],
  ['第1.2课.tar.gz', { base: '第1.2课.tar', suffix: '.gz' }],
  ['没有后缀', { base: '没有后缀', suffix: '' }],
  ['.gitignore', { base: '.gitignore', suffix: '' }],
])('%j is made of %j', (fileName, expected) => expect(nameParts(fileName)).toEqual(expected))

test.each([
  [' 新教案 ', '.docx', { fileName: '新教案.docx' }],
  [' ', '.docx', { fileName: '.docx', wrong: '请输入名称' }],
  ['长'.repeat(251), '.docx', { fileName: `${'长'.repeat(251)}.docx`, wrong: '名称不能超过255个字' }],
])('%j with %j: %j', (base, suffix, expected) => expect(newName(base, suffix)).toEqual(expected))
