import { useId, useMemo, useState } from 'react'
import { Icon } from '../icon/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './month-timeline.css?inline'
import { yearsOf, type MonthCount } from './years.ts'

export type { MonthCount } from './years.ts'

export type MonthTimelineProps = {
  /** Names it. */
  label: string
  months: readonly MonthCount[]
  /** `YYYY-MM`; undefined for all. */
  value: string | undefined
  onChange: (month: string | undefined) => void
  /** What one thing is counted in, for screen readers. @default '项' */
  unit?: string | undefined
}

/** Goes through a long list by month. The chosen year, or else the newest one, is open; others are folded. Renders a `<nav>`. */
export function MonthTimeline({ label, months, value, onChange, unit = '项' }: MonthTimelineProps) {
  const id = useId()
  const styles = useLazyStyles(css)
  const years = useMemo(() => yearsOf(months), [months])
  const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map())
  const openYear = value?.slice(0, 4) ?? years[0]?.year
  return (
    <nav ref={styles} className="timeline" aria-label={label}>
      <button
        type="button"
        className="timeline-item"
        aria-current={value === undefined || undefined}
        onClick={() => onChange(undefined)}
      >
        全部
      </button>
      {years.map(({ year, months: its, count }) => {
        const open = !(folded.get(year) ?? year !== openYear)
        return (
          <div key={year} className="timeline-year">
            <button
              type="button"
              className="timeline-item timeline-fold"
              aria-expanded={open}
              aria-controls={open ? `${id}${year}` : undefined}
              onClick={() => setFolded(new Map(folded).set(year, open))}
            >
              <Icon name="chevron-right" />
              {year} 年<Count count={count} unit={unit} />
            </button>
            {open && (
              <ul id={`${id}${year}`} className="timeline-months" aria-label={`${year} 年`}>
                {its.map(({ month, count: of }) => (
                  <li key={month}>
                    <button
                      type="button"
                      className="timeline-item"
                      disabled={of === 0}
                      aria-current={month === value || undefined}
                      onClick={() => onChange(month)}
                    >
                      {Number(month.slice(5))} 月<Count count={of} unit={unit} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </nav>
  )
}

const Count = ({ count, unit }: { count: number; unit: string }) =>
  count > 0 && (
    <span className="timeline-count">
      {count}
      <span className="unseen"> {unit}</span>
    </span>
  )
