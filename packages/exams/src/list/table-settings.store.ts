import type { KeyValue } from '@mango/client'
import { examPageSize } from '@mango/contract/exams'
import { stored, storedState } from '@mango/widget/stored'
import * as v from 'valibot'

/** Columns that can be left out, in their order; name and actions always stand there. */
export const columnNames = {
  schoolYear: '学年',
  gradeName: '年级',
  term: '学期',
  typeName: '考试类型',
  subjects: '科目',
  status: '状态',
  startTime: '时间',
} as const
export type ColumnKey = keyof typeof columnNames
export const columnKeys = ['schoolYear', 'gradeName', 'term', 'typeName', 'subjects', 'status', 'startTime'] as const

const pageSizes = [examPageSize, 20, 50] as const

const settings = v.object({ columns: v.array(v.picklist(columnKeys)), pageSize: v.picklist(pageSizes) })
export type TableSettings = v.InferOutput<typeof settings>
const firstSettings: TableSettings = { columns: ['subjects', 'status', 'startTime'], pageSize: examPageSize }

/** How a person wants to see the list, kept in `storage` under `key`. */
export function createTableSettings(storage: KeyValue, key: string) {
  const { store, keep } = storedState<TableSettings>(stored(key, settings, firstSettings, storage))
  return { store, keep, reset: () => keep(firstSettings), choices: { columnNames, columnKeys, pageSizes } }
}
export type TableSettingsStore = ReturnType<typeof createTableSettings>
