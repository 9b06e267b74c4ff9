import type { RunningClass as Running, TimetableHour } from '@mango/contract/today'
import { ButtonLink } from '@mango/ui/button'
import { Progress } from '@mango/ui/progress'
import { Tag } from '@mango/ui/tag'
import { clockOf, minutesBetween } from '../times.ts'
import type { Page, Way } from '../way.ts'
import { dayAndSpan } from './hours.ts'

interface RunningClassProps {
  running: Running
  /** Begun in other rooms and not ended either. */
  others: readonly Running[]
  /** What the timetable has next. */
  next: TimetableHour | undefined
  now: string
  way: Way
}

const pageOf = ({ coursewareId, roomId, classIds }: Running): Page => ({
  path: '/classroom/start',
  query: { courseId: coursewareId, roomId, classId: classIds },
})

/** A live class that was begun and not ended: back into it. As high as the next lesson, whose place it takes. */
export function RunningClass({ running, others, next, now, way }: RunningClassProps) {
  const { asked, questionCount } = running
  return (
    <section className="now-card" data-running aria-label={`${running.roomName}的课堂没有下课`}>
      <div className="now-main">
        <p className="now-line">
          <Tag tone="leaf" dot>
            正在上课
          </Tag>
          <span className="num">
            {clockOf(running.begin)} 开始 · 已上 {Math.max(0, minutesBetween(running.begin, now))} 分钟
          </span>
        </p>
        <h2>{running.coursewareName}</h2>
        <p className="now-facts">
          {running.className} · {running.roomName}
        </p>
        <p>
          <ButtonLink variant="primary" size="l" icon="play" {...way.link(pageOf(running))}>
            继续上课
          </ButtonLink>
        </p>
      </div>
      <div className="now-after">
        <p className="quiet">已提问</p>
        <Progress
          tone="leaf"
          label="已提问"
          value={asked}
          max={Math.max(1, questionCount)}
          text={`${asked} / ${questionCount} 题`}
        />
        {others.length > 0 ? (
          <>
            <p className="quiet now-then">也没有下课</p>
            <ul className="now-others">
              {others.map((one) => (
                <li key={one.answerClassId}>
                  <span title={one.coursewareName}>{one.roomName}</span>
                  <ButtonLink variant="text" size="s" {...way.link(pageOf(one))}>
                    继续上课
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </>
        ) : (
          next && (
            <>
              <p className="quiet now-then">下一节</p>
              <p className="now-name">{next.courseName}</p>
              <p className="quiet num">{dayAndSpan(next, now)}</p>
            </>
          )
        )}
      </div>
    </section>
  )
}
