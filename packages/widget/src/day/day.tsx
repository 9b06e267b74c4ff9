import { dayName, minuteName } from './day-name.ts'

interface DayProps {
  /** A moment of the platform. */
  time: string
  /** Its hour and minute too. */
  clock?: boolean
}

/** A moment of the platform as people say it; in full for who points at it. */
export const Day = ({ time, clock = false }: DayProps) => (
  <time className="num" dateTime={time.replace(' ', 'T')} title={time}>
    {clock ? minuteName(time) : dayName(time)}
  </time>
)
