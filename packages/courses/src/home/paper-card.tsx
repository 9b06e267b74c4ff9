import { useClient } from '@mango/client/react'
import { paperSource } from '@mango/contract/paper-records'
import { dayOf } from '@mango/contract/platform-time'
import { Tag } from '@mango/ui/tag'
import { dayName } from '@mango/widget/day'
import { useQuery } from '@tanstack/react-query'
import { clockOf } from '../times.ts'
import { latestPapers } from '../today.query.ts'
import type { Page, Way } from '../way.ts'
import { Card, WaitingCard } from './card.tsx'

const shown = 4
const lists = {
  homework: { title: '作业', all: '全部作业', page: { path: '/mangoStudent/paperList' } },
  exam: { title: '上次的结果', all: '全部考试', page: { path: '/mangoStudent/MangoExamList' } },
} as const

/** The papers a student answered last. The card is left out while there are none, and where the school has no records. */
export function PaperCard({ type, now, way }: { type: 'homework' | 'exam'; now: string; way: Way }) {
  const load = useQuery(latestPapers(useClient(), paperSource[type], shown))
  if (load.isPending) return <WaitingCard lines={8} />
  const rows = load.data?.data ?? []
  if (rows.length === 0) return null
  const { title, all, page } = lists[type]
  return (
    <Card title={title} more={{ label: all, page, way }}>
      <ul className="paper-rows">
        {rows.map(({ id, title: name, subjectName, createTime, correctBySelf, composedPaperId }) => {
          const to: Page = correctBySelf
            ? {
                path: '/mangoStudent/answerCorrection',
                query: { id, type, quickExamPaperId: composedPaperId ?? undefined },
              }
            : { path: '/mangoStudent/detailPaper', query: { id, type } }
          return (
            <li key={id}>
              <a {...way.link(to)}>
                <span className="paper-day">
                  <b>{dayName(createTime, dayOf(now))}</b>
                  <span className="quiet num">{clockOf(createTime)}</span>
                </span>
                <span className="paper-name">
                  <b>{name}</b>
                  <span className="quiet">{subjectName}</span>
                </span>
                {correctBySelf && <Tag tone="sky">自主批改</Tag>}
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
