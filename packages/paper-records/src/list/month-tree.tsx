import { useClient } from '@mango/client/react'
import { text, type PaperType } from '@mango/contract/paper-records'
import { Button } from '@mango/ui/button'
import { Skeleton } from '@mango/ui/skeleton'
import { Tree, type TreeKey } from '@mango/ui/tree'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { years } from '../papers.query.ts'
import type { PaperView } from '../view.ts'

type When = Pick<PaperView, 'year' | 'month'>
interface Node extends When {
  readonly label: string
  /** How many papers there are; 0 where nobody says. */
  readonly total: number
  readonly months?: readonly Node[]
}

const all: Node = { label: text.all, year: '', month: 0, total: 0 }
const keyOf = ({ year, month }: When): TreeKey => `${year}-${month}`

interface MonthTreeProps {
  readonly type: PaperType
  readonly view: PaperView
  onWhen(when: When): void
}

/** What the papers are from. */
const nameOf = ({ year, month }: When) =>
  year === '' ? '全部月份' : month === 0 ? `${year} 年` : `${year} 年 ${month} 月`

/** 全部, and every year and month that has papers. The year that is shown is open, otherwise the newest. In a narrow place all are folded. */
export default function MonthTree({ type, view, onWhen }: MonthTreeProps) {
  const query = useQuery(years(useClient(), type, view.subjectId))
  const known = useKeptAnswer(query, '月份没有刷新')?.data
  const [opened, setOpened] = useState<ReadonlySet<TreeKey>>()
  const [unfolded, setUnfolded] = useState(false)
  if (!known)
    return query.error ? <LoadFailure load={query} title="月份没有加载出来" compact /> : <Skeleton lines={6} />
  const nodes: Node[] = known.map(({ year, months }) => ({
    label: `${year} 年`,
    year,
    month: 0,
    total: months.reduce((sum, { total }) => sum + total, 0),
    months: months.flatMap(({ month, total }) =>
      isMonth(month) ? [{ label: `${month} 月`, year, month, total }] : [],
    ),
  }))
  const shown = nodes.find(({ year }) => year === view.year) ?? nodes[0]
  return (
    <>
      <Button
        variant="text"
        className="months-fold"
        iconEnd="chevron-down"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {nameOf(view)}
      </Button>
      <Tree
        label="按月份查看"
        nodes={[all, ...nodes]}
        nodeKey={keyOf}
        nodeLabel={(node) => node.label}
        childrenOf={(node) => node.months}
        expanded={opened ?? new Set(shown && [keyOf(shown)])}
        onExpandedChange={setOpened}
        selected={keyOf(view)}
        onSelect={({ year, month }) => {
          setUnfolded(false)
          onWhen({ year, month })
        }}
        after={({ total }) => (total > 0 ? <span className="num quiet">{total}</span> : null)}
        height="none"
      />
    </>
  )
}

const isMonth = (month: number): month is Exclude<PaperView['month'], 0> =>
  Number.isInteger(month) && month >= 1 && month <= 12
