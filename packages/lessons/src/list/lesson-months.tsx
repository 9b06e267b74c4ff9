import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/lessons'
import { MonthTimeline } from '@mango/ui/month-timeline'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { lessonMonths, type Course } from '../lessons.query.ts'
import { FoldedSide } from './folded-side.tsx'
import { MonthList } from './month-list.tsx'
import { useOpenMonth } from './use-open-month.ts'

interface LessonMonthsProps {
  course: Course
  /** 1 to 12; 0 for all. */
  month: number
  onChoose(month: number, replace?: boolean): void
}

const named = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

/** Months in which a course of its own has lessons. */
export function LessonMonths({ course, month, onChoose }: LessonMonthsProps) {
  const query = useQuery(lessonMonths(useClient(), course))
  const months = useKeptAnswer(query, '月份没有刷新')?.data
  useOpenMonth(months, month, onChoose)
  if (!months)
    return query.error ? (
      <LoadFailure load={query} title={text.errorTitle} compact />
    ) : (
      <Skeleton lines={4} height={18} />
    )
  // A server that tells no years has a plain list.
  if (months.some(({ year }) => year === 0))
    return (
      <MonthList
        months={months.map((one) => ({ month: one.month, existsRecord: true }))}
        chosen={month}
        onChoose={onChoose}
      />
    )
  const chosen = months.find((one) => one.month === month)
  return (
    <FoldedSide label="月份" chosen={chosen ? `${chosen.year} 年 ${chosen.month} 月` : '全部'}>
      {(fold) => (
        <MonthTimeline
          label="月份"
          unit="节课"
          months={months.map((one) => ({ month: named(one.year, one.month), count: one.count }))}
          value={chosen && named(chosen.year, chosen.month)}
          onChange={(value) => {
            fold()
            onChoose(value === undefined ? 0 : Number(value.slice(5)))
          }}
        />
      )}
    </FoldedSide>
  )
}
