import { linkType } from '@mango/contract/library'
import { expect, test } from 'vitest'
import { nameParts, newName } from './file-name.ts'

test.each([
  [
    { fileName: '教案.docx', type: 1 },
    { base: '教案', suffix: '.docx' },
  ],
  [{ fileName: '第1.2课.tar.gz' }, { base: '第1.2课.tar', suffix: '.gz' }],
  [{ fileName: '没有后缀' }, { base: '没有后缀', suffix: '' }],
  [
    { fileName: 'www.moe.gov.cn', type: linkType },
    { base: 'www.moe.gov.cn', suffix: '' },
  ],
  [{ fileName: '.gitignore' }, { base: '.gitignore', suffix: '' }],
])('%j is made of %j', (file, expected) => expect(nameParts(file)).toEqual(expected))

test.each([
  [' 新教案 ', '.docx', { fileName: '新教案.docx' }],
  [' ', '.docx', { fileName: '.docx', wrong: '请输入名称' }],
  ['长'.repeat(251), '.docx', { fileName: `${'长'.repeat(251)}.docx`, wrong: '名称不能超过255个字' }],
])('%j with %j: %j', (base, suffix, expected) => expect(newName(base, suffix)).toEqual(expected))
