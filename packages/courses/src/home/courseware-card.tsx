import { useClient } from '@mango/client/react'
import { dayOf } from '@mango/contract/platform-time'
import { ButtonLink } from '@mango/ui/button'
import { dayName } from '@mango/widget/day'
import { LoadFailure } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { latestCoursewares } from '../today.query.ts'
import type { Way } from '../way.ts'
import { Card, Waiting } from './card.tsx'

const shown = 3

/** The coursewares that were made last; nothing where there are none. */
export function CoursewareCard({ now, way }: { now: string; way: Way }) {
  const load = useQuery(latestCoursewares(useClient(), shown))
  const rows = load.data?.data
  if (rows?.length === 0) return null
  return (
    <Card title="最近的课件" more={{ label: '实时课堂', page: { path: '/classroom/list' }, way }}>
      <LoadFailure load={load} title="课件没有加载出来" compact />
      {load.isPending && <Waiting lines={4} />}
      {rows && (
        <ul className="courseware-cards">
          {rows.map(({ id, name, questionCount, createTime, createBy, subjectName, gradeName }) => (
            <li key={id}>
              <span className="quiet">
                {gradeName} · {subjectName}
              </span>
              <b>{name}</b>
              <span className="quiet">
                {questionCount} 题 · {dayName(createTime, dayOf(now))} · {createBy}
              </span>
              <ButtonLink
                size="s"
                icon="play"
                aria-label={`去上课 ${name}`}
                {...way.link({ path: '/classroom/list', query: { name } })}
              >
                去上课
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
