import type { TimetableHour } from '@mango/contract/today'
import { ButtonLink } from '@mango/ui/button'
import { Tag } from '@mango/ui/tag'
import type { Audience } from '../courses.query.ts'
import { hourPage, type Way } from '../way.ts'
import { dayAndSpan, isRunning, toCome, whenOf } from './hours.ts'

interface NextLessonProps {
  hours: readonly TimetableHour[]
  now: string
  audience: Audience
  way: Way
}

/** The lesson that runs or comes next, with the way into it, and the one after. */
export function NextLesson({ hours, now, audience, way }: NextLessonProps) {
  const [hour, after] = toCome(hours, now)
  if (!hour) return null
  const running = isRunning(hour, now)
  return (
    <section className="now-card" aria-label={running ? '正在上课' : '下一节课'}>
      <div className="now-main">
        <p className="now-line">
          <Tag tone="leaf" dot={running}>
            {running ? '正在上课' : '下一节'}
          </Tag>
          <span className="num">{dayAndSpan(hour, now)}</span>
        </p>
        <h2>{hour.courseName}</h2>
        <p className="now-facts">
          {[audience === 'teacher' ? hour.className : `${hour.teacherName}老师`, hour.room, whenOf(hour, now)].join(
            ' · ',
          )}
          {hour.booked && audience === 'teacher' && ' · 已预约录课'}
        </p>
        <p>
          <ButtonLink variant="primary" size="l" icon="play" {...way.link(hourPage(audience, hour))}>
            进入课堂
          </ButtonLink>
        </p>
      </div>
      {after && (
        <div className="now-after">
          <p className="quiet">再下一节</p>
          <p className="now-name">{after.courseName}</p>
          <p className="quiet num">{dayAndSpan(after, now)}</p>
          <p className="quiet">
            {audience === 'teacher' ? after.className : `${after.teacherName}老师`} · {after.room}
          </p>
        </div>
      )}
    </section>
  )
}
