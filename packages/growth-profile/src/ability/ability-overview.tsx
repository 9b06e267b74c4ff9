import { useClient } from '@mango/client/react'
import { abilityScale } from '@mango/contract/growth-profile'
import { Chart } from '@mango/ui/chart'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { abilityOverview, type Evaluated } from '../growth.query.ts'
import { overviewChart } from '../rules.ts'

/** All subjects beside each other. */
export function AbilityOverview({ wish }: { wish: Evaluated }) {
  const overview = useQuery(abilityOverview(useClient(), wish))
  const data = useKeptAnswer(overview, '总览没有刷新')
  const chart = useMemo(() => overviewChart(data ?? []), [data])
  return (
    <div className="growth-overview" data-print="whole">
      <h3>
        总览 <span className="quiet">满分 {abilityScale.max}</span>
      </h3>
      {!data && overview.error ? (
        <LoadFailure compact load={overview} title="总览没有加载出来" />
      ) : (
        <Chart
          label="各学科能力总览"
          data={chart}
          height={300}
          busy={overview.isPending}
          texts={{ heading: '学科', empty: '这个学期还没有评价' }}
        />
      )}
    </div>
  )
}
