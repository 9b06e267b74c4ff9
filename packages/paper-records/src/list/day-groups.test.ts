import type { PaperRecord } from '@mango/contract/paper-records'
import { expect, test } from 'vitest'
import { dayGroups } from './day-groups.ts'

const at = (createTime: string): PaperRecord => ({
  id: 1,
  title: '作业',
  subjectName: '数学',
  createTime,
  correctBySelf: false,
  composedPaperId: null,
  counts: null,
})
const today = '2026-11-23'

test.each([
  ['2026-11-23 00:01:00', '今日', '11/23 周一'],
  ['2026-11-22 23:59:00', '昨日', '11/22 周日'],
  ['2026-11-20 18:00:00', '11/20', '周五'],
  ['2025-12-31 18:00:00', '2025/12/31', '周三'],
  ['', '日期未知', ''],
])('%s is headed %s %s', (createTime, title, detail) => {
  expect(dayGroups([at(createTime)], today)).toMatchObject([{ title, detail }])
})

test('papers of one day stand together, in the order they came', () => {
  const papers = ['2026-11-23 12:00:00', '2026-11-23 08:00:00', '2026-11-22 09:00:00'].map(at)
  expect(dayGroups(papers, today).map((group) => group.papers.length)).toEqual([2, 1])
})
