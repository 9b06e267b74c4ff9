import { dayOf, weekdayOf } from '@mango/contract/platform-time'
import type { TimetableHour } from '@mango/contract/today'
import { useScrollStop } from '@mango/ui/scroll-stop'
import { useLayoutEffect, useRef } from 'react'
import type { Audience } from '../courses.query.ts'
import { hourPage, type Way } from '../way.ts'
import { isRunning, weekOf } from './hours.ts'

interface WeekTableProps {
  hours: readonly TimetableHour[]
  /** From Monday on. */
  days: readonly string[]
  now: string
  audience: Audience
  way: Way
}

/** A week of hours: a column for each day, a row for each time. */
export function WeekTable({ hours, days, now, audience, way }: WeekTableProps) {
  const frame = useRef<HTMLDivElement>(null)
  useScrollStop(frame)
  const week = weekOf(hours, days)
  const today = dayOf(now)
  const isFree = week.begins.length === 0
  const column = isFree ? 0 : week.days.indexOf(today) + 1
  useLayoutEffect(() => {
    // On a phone the days go by beside their times: today is in sight first.
    const { current } = frame
    const day = current?.querySelectorAll('th')[column]
    if (current && day) current.scrollLeft = day.offsetLeft + day.offsetWidth - current.clientWidth
  }, [column])
  if (isFree) return <p className="home-empty">本周没有课。</p>
  return (
    <div ref={frame} className="week-frame">
      <table className="week-table" aria-label="本周课程表">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">时间</span>
            </th>
            {week.days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {weekdayOf(day)}
                {day === today && <small> · 今天</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.begins.map((begin) => (
            <tr key={begin}>
              <th scope="row" className="num">
                {begin}
              </th>
              {week.days.map((day) => {
                const hour = week.at(day, begin)
                return (
                  <td key={day} data-today={day === today || undefined}>
                    {hour && (
                      <a
                        {...way.link(hourPage(audience, hour))}
                        title={`${hour.courseName} · ${hour.room}`}
                        data-running={isRunning(hour, now) || undefined}
                      >
                        {audience === 'teacher' ? hour.className : hour.preInstall ? hour.subjectName : hour.courseName}
                      </a>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
