import { useClient } from '@mango/client/react'
import { dayOf } from '@mango/contract/platform-time'
import { getHomeworkToSee, type HomeworkToSee } from '@mango/contract/today'
import { ButtonLink } from '@mango/ui/button'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Progress } from '@mango/ui/progress'
import { Tag } from '@mango/ui/tag'
import { minuteName } from '@mango/widget/day'
import { useQuery } from '@tanstack/react-query'
import type { Page, Way } from '../way.ts'
import css from './homework-card.css?inline'
import { Card, WaitingCard } from './card.tsx'

interface HomeworkCardProps {
  now: string
  way: Way
}

/** Homework goes where the school gives and checks it. */
const recordOf = ({ paperId, classId }: HomeworkToSee): Page => ({
  path: '/tongTongWork/ttWorkRecord',
  query: { paperId, classId },
})

/** What the own classes handed in that waits to be looked at. Left out while there is none, and where the school has none. */
export default function HomeworkCard({ now, way }: HomeworkCardProps) {
  const styles = useLazyStyles(css)
  // A school that gives its homework elsewhere has no such call: its home does without, and says nothing.
  const load = useQuery({ ...useClient().query(getHomeworkToSee, {}), retry: false })
  if (load.isPending) return <WaitingCard lines={8} />
  const rows = load.data?.data ?? []
  if (rows.length === 0) return null
  return (
    <Card title="学生的作答" more={{ label: '全部作业', page: { path: '/tongTongWork/ttWork' }, way }}>
      <ul ref={styles} className="homework-rows">
        {rows.map((row) => (
          <li key={`${row.paperId} ${row.classId}`}>
            <span className="homework-name">
              <b>{row.title}</b>
              <span className="quiet">
                {row.className} · {row.subjectName} · {minuteName(row.last, dayOf(now))} 最后提交
              </span>
            </span>
            <Progress
              tone="leaf"
              label={`${row.title}已交`}
              value={row.handedIn}
              max={Math.max(1, row.students)}
              text={`已交 ${row.handedIn} / ${row.students}`}
            />
            <Tag tone="gold">{row.waiting} 份待看</Tag>
            <ButtonLink size="s" aria-label={`去查看 ${row.className} ${row.title}`} {...way.link(recordOf(row))}>
              去查看
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
