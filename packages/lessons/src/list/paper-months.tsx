import { useClient } from '@mango/client/react'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { paperMonths } from '../lessons.query.ts'
import { MonthList } from './month-list.tsx'
import { useOpenMonth } from './use-open-month.ts'

interface PaperMonthsProps {
  courseId: number
  source: 1 | 4
  month: number
  onChoose(month: number, replace?: boolean): void
}

/** Months of the course's papers. Where they do not come there are all of them at once. */
export function PaperMonths({ courseId, source, month, onChoose }: PaperMonthsProps) {
  const query = useQuery(paperMonths(useClient(), courseId, source))
  const months = useKeptAnswer(query, '月份没有刷新')?.data
  const open = months?.filter(({ existsRecord }) => existsRecord)
  useOpenMonth(open, month, onChoose)
  if (query.isPending) return <Skeleton lines={6} height={18} />
  return (
    <>
      <MonthList months={months ?? []} chosen={month} onChoose={onChoose} />
      {!months && <LoadFailure load={query} title="月份没有加载出来" compact />}
    </>
  )
}
