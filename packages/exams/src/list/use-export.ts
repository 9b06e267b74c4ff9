import { isExpired, type Client } from '@mango/client'
import { useClient } from '@mango/client/react'
import type { ExamFilters, ExamListItem, ExamOrder } from '@mango/contract/exams'
import { useNotify } from '@mango/ui/notice'
import { allRows, rowsAtOnce } from '@mango/widget/all-rows'
import { useMutation } from '@tanstack/react-query'
import { isPublic, manyExams } from '../exams.query.ts'

/** What is exported: exams that were chosen, or all that filters leave, in an order. */
type Wanted = { readonly exams: readonly ExamListItem[] } | { readonly filters: ExamFilters; readonly sort: ExamOrder }

const heads = ['考试名称', '学年', '学期', '年级', '考试类型', '科目', '状态', '时间']

const rowOf = (exam: ExamListItem) => [
  exam.examName,
  exam.schoolYear ?? '',
  exam.term ?? '',
  exam.gradeName ?? '',
  exam.typeName ?? '',
  exam.subjectNames.join('、'),
  isPublic(exam) ? '已公开' : '未公开',
  exam.startTime,
]

/** Every exam that the filters leave. */
const allExams = (client: Client, filters: ExamFilters, sort: ExamOrder): Promise<ExamListItem[]> =>
  allRows(
    async (page) => {
      const { data: rows, total } = await manyExams(client, filters, { page, pageSize: rowsAtOnce, sort })
      return { rows, total }
    },
    ({ examId }) => examId,
  )

/** Writes exams into a workbook and tells how many. */
export function useExport() {
  const client = useClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const [{ saveWorkbook }, exams] = await Promise.all([
        import('@mango/widget/workbook'),
        'exams' in wanted ? wanted.exams : allExams(client, wanted.filters, wanted.sort),
      ])
      if (exams.length > 0)
        await saveWorkbook(`考试列表（${exams.length} 场）`, [
          { name: '考试', rows: [heads, ...exams.map(rowOf)], dayColumn: heads.indexOf('时间') },
        ])
      return exams.length
    },
    onSuccess: (count) =>
      notify(
        count > 0 ? { kind: 'success', text: `已导出 ${count} 场考试` } : { kind: 'info', text: '没有符合条件的考试' },
      ),
    onError: (error) => {
      if (!isExpired(error)) notify({ kind: 'error', text: '没有导出，请检查网络后重试' })
    },
  })
}
