import { isExpired, type Client } from '@mango/client'
import { useClient } from '@mango/client/react'
import { hitRate, totalList, type MonitorRecord } from '@mango/contract/study-monitor'
import { useNotify } from '@mango/ui/notice'
import { allRows, rowsAtOnce } from '@mango/widget/all-rows'
import { useMutation } from '@tanstack/react-query'
import { filterOf } from '../monitor.query.ts'
import type { MonitorView } from '../view.ts'

const heads = ['日期', '学生', '学校', '学号', '命中率（%）', '命中', '总数', '技能统计']

const rowOf = ({ dateTime, studentName, schoolName, studentCode, totalNum, missNum, skillMap }: MonitorRecord) => [
  dateTime,
  studentName,
  schoolName,
  studentCode,
  hitRate(totalNum, missNum),
  totalNum - missNum,
  totalNum,
  Object.entries(skillMap)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join('、'),
]

/** Every record that the filters leave, newest first. */
const allDays = (client: Client, view: MonitorView): Promise<MonitorRecord[]> =>
  allRows(
    async (pageNum) =>
      totalList.paging.read(
        await client.send(totalList, { body: { pageNum, pageSize: rowsAtOnce, ...filterOf(view) } }),
      ),
    ({ dateTime, deviceId }) => `${dateTime} ${deviceId}`,
  )

/** Writes what the filters leave into a workbook and tells how much. */
export function useExport() {
  const client = useClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (view: MonitorView) => {
      const [{ saveWorkbook }, records] = await Promise.all([import('@mango/widget/workbook'), allDays(client, view)])
      if (records.length > 0)
        await saveWorkbook(`学习监测（${records.length} 条）`, [
          { name: '监测记录', rows: [heads, ...records.map(rowOf)], dayColumn: heads.indexOf('日期') },
        ])
      return records.length
    },
    onSuccess: (count) =>
      notify(
        count > 0
          ? { kind: 'success', text: `已导出 ${count} 条记录` }
          : { kind: 'info', text: '没有符合条件的监测记录' },
      ),
    onError: (error) => {
      if (!isExpired(error)) notify({ kind: 'error', text: '没有导出，请检查网络后重试' })
    },
  })
}
