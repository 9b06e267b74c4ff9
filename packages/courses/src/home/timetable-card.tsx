import { dayOf, daysAfter, mondayOf } from '@mango/contract/platform-time'
import type { TimetableHour } from '@mango/contract/today'
import { Tag } from '@mango/ui/tag'
import { LoadFailure } from '@mango/widget/failure'
import { clockOf } from '../times.ts'
import { hourPage } from '../way.ts'
import { Card, Waiting } from './card.tsx'
import type { Desk } from './home.tsx'
import { isOver, isRunning, nextHour, ofDay, toCome } from './hours.ts'
import { WeekTable } from './week-table.tsx'

/** The hours of today. */
export function DayCard({ desk }: { desk: Desk }) {
  const { load, now, audience } = desk
  const hours = load.data
  const left = hours ? toCome(ofDay(hours, dayOf(now)), now).length : 0
  return (
    <Card title="今天的课" aside={left > 0 && <span className="quiet">还有 {left} 节</span>}>
      {!hours && !load.error && <Waiting lines={audience === 'student' ? 14 : 8} />}
      {!hours && <LoadFailure load={load} title="课程表没有加载出来" compact />}
      {hours && <Day hours={hours} desk={desk} />}
    </Card>
  )
}

/** The hours of this week; where they do not come, the card of the day tells of it. */
export function WeekCard({ desk: { load, now, audience, way } }: { desk: Desk }) {
  if (!load.data)
    return load.error ? null : (
      <Card title="本周课程表">
        <Waiting lines={12} />
      </Card>
    )
  const monday = mondayOf(dayOf(now))
  return (
    <Card title="本周课程表">
      <WeekTable
        hours={load.data}
        days={Array.from({ length: 7 }, (_, index) => daysAfter(monday, index))}
        now={now}
        audience={audience}
        way={way}
      />
    </Card>
  )
}

function Day({ hours, desk: { now, audience, way } }: { hours: readonly TimetableHour[]; desk: Desk }) {
  const listed = ofDay(hours, dayOf(now))
  const [next] = toCome(hours, now)
  if (listed.length === 0)
    return (
      <p className="home-empty">
        今天没有课。
        {nextHour(next, now)}
      </p>
    )
  return (
    <ol className="hour-list">
      {listed.map((hour) => (
        <li key={hour.id} data-running={isRunning(hour, now) || undefined} data-over={isOver(hour, now) || undefined}>
          <a {...way.link(hourPage(audience, hour))}>
            <span className="hour-time num">
              {clockOf(hour.begin)}
              <br />
              {clockOf(hour.end)}
            </span>
            <span className="hour-what">
              <b>{audience === 'teacher' ? hour.className : hour.courseName}</b>
              <span>{[audience === 'teacher' ? hour.courseName : hour.teacherName, hour.room].join(' · ')}</span>
            </span>
            <HourState hour={hour} now={now} />
          </a>
        </li>
      ))}
    </ol>
  )
}

function HourState({ hour, now }: { hour: TimetableHour; now: string }) {
  if (isRunning(hour, now))
    return (
      <Tag tone="leaf" dot>
        进行中
      </Tag>
    )
  if (isOver(hour, now)) return <span className="quiet">已上</span>
  return hour.preInstall ? null : <Tag tone="sky">自建</Tag>
}
