import { useClient, useSessionUser } from '@mango/client/react'
import { useQuery } from '@tanstack/react-query'
import { todaysReview } from '../today.query.ts'
import type { Way } from '../way.ts'
import { Card, WaitingCard } from './card.tsx'

const notebook = { path: '/mangoStudent/wrongQuestion', newWindow: true } as const

/** How many mistakes wait for today's review. Left out where there are none, and where the school has no notebook. */
export function ReviewCard({ way }: { way: Way }) {
  const client = useClient()
  const user = useSessionUser()
  const load = useQuery({ ...todaysReview(client, user?.userId ?? 0), enabled: user !== undefined })
  if (load.isLoading) return <WaitingCard lines={2} />
  const plan = load.data?.data
  if (!plan || plan.left + plan.done === 0) return null
  return (
    <Card title="今日复习" more={{ label: '我的错题集', page: notebook, way }}>
      <a className="review-row" {...way.link(notebook)}>
        <b className="num">{plan.left > 0 ? `${plan.left} 题待复习` : '今天的都复习完了'}</b>
        <span className="quiet">
          {plan.done > 0 && `已复习 ${plan.done} 题`}
          {plan.done > 0 && plan.streak > 1 && ' · '}
          {plan.streak > 1 && `连续 ${plan.streak} 天`}
        </span>
      </a>
    </Card>
  )
}
