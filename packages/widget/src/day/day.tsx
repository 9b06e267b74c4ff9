import { datedName, dayName, minuteName } from './day-name.ts'
import { useToday } from './use-today.ts'

interface DayProps {
  /** A moment of the platform. */
  time: string
  /** Its hour and minute too. */
  clock?: boolean
  /** Its date too, also today. */
  dated?: boolean
  className?: string
}

/** A moment of the platform as people say it; in full for who points at it. */
export const Day = ({ time, clock = false, dated = false, className = '' }: DayProps) => {
  const today = useToday()
  return (
    <time className={`num ${className}`.trim()} dateTime={time.replace(' ', 'T')} title={time}>
      {clock ? minuteName(time, today) : dated ? datedName(time, today) : dayName(time, today)}
    </time>
  )
}
