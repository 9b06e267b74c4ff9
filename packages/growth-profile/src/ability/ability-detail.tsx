import { useClient } from '@mango/client/react'
import { catalogType, rootItem } from '@mango/contract/growth-profile'
import { Chart } from '@mango/ui/chart'
import { LoadFailure, useKeptAnswers } from '@mango/widget/failure'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { abilityDetail, type Evaluated } from '../growth.query.ts'
import { averages, detailChart } from '../rules.ts'

interface AbilityDetailProps {
  wish: Evaluated
  subject: string
  /** The way down, by ids. */
  items: readonly number[]
  onItems(items: readonly number[]): void
}

const nothing = { data: [], avg: null }

/** One subject, unit by unit, and what each is made of. */
export function AbilityDetail({ wish, subject, items, onItems }: AbilityDetailProps) {
  const client = useClient()
  // An answer has no name for what it is about: that stands in the answer above it.
  const way = useQueries({ queries: [rootItem, ...items].map((itemId) => abilityDetail(client, wish, itemId)) })
  const answers = useKeptAnswers(way, '明细没有刷新')
  const names = [subject, ...items.map((id, depth) => nameIn(answers[depth]?.data, id))]
  const detail = answers.at(-1) ?? nothing
  const chart = useMemo(() => detailChart(detail), [detail])
  const failed = way.find((one, depth) => one.error && !answers[depth])
  const goDown = (place: number) => {
    const item = detail.data[place]
    if (item && item.catalogType !== catalogType.point) onItems([...items, item.id])
  }
  const opens = detail.data.some((item) => item.catalogType !== catalogType.point)
  const means = averages(detail)
  return (
    <div className="growth-detail" data-print="whole">
      <nav className="growth-crumbs" aria-label="所在层级">
        <ol>
          {names.map((name, depth) => (
            <li key={depth}>
              {depth < names.length - 1 ? (
                <button type="button" className="growth-crumb" onClick={() => onItems(items.slice(0, depth))}>
                  {name}
                </button>
              ) : (
                <h3 aria-current="page">{name}</h3>
              )}
            </li>
          ))}
        </ol>
        {detail.data.length > 0 && <span className="quiet">{detail.data.length} 项</span>}
      </nav>
      {failed ? (
        <LoadFailure compact load={failed} title="明细没有加载出来" />
      ) : (
        <Chart
          label={`${names.join('、')}的得分`}
          data={chart}
          height={300}
          busy={way.at(-1)?.isPending}
          onPick={opens ? goDown : undefined}
          texts={{ heading: '内容', empty: items.length > 0 ? '没有更细的内容了' : '这个学期还没有评价' }}
        />
      )}
      <p className="growth-note">
        {means.length > 0 && <>平均：{means.map(({ name, score }) => `${name} ${score}`).join('，')}。</>}
        {opens && <span data-print="no">点一下某一项，看它由什么组成。</span>}
      </p>
    </div>
  )
}

const nameIn = (data: readonly { id: number; name: string }[] | undefined, id: number) =>
  data?.find((item) => item.id === id)?.name ?? '…'
