import { useId, useState } from 'react'
import { DateInput } from '../date-input/index.ts'
import { Icon } from '../icon/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './date-range.css?inline'

/** Days as `YYYY-MM-DD`; '' for an open end. */
export type Days = { from: string; to: string }

export type DateRangeProps = {
  /** Names the two days. */
  label: string
  value: Days
  /** Only told ranges that can be; for others the reason is shown, and the last one that could be stays. */
  onChange: (value: Days) => void
}

/** Why a range cannot be, in words; undefined when it can. */
const problemOf = ({ from, to }: Days): string | undefined =>
  from !== '' && to !== '' && from > to ? '开始日期不能晚于结束日期' : undefined
const isSame = (a: Days, b: Days) => a.from === b.from && a.to === b.to

/** From one day to another: two native date inputs. */
export function DateRange({ label, value, onChange }: DateRangeProps) {
  const id = useId()
  const styles = useLazyStyles(css)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Another range from outside replaces what was typed.
  if (!isSame(value, known)) {
    setKnown(value)
    setTyped(value)
  }
  const problem = problemOf(typed)
  const change = (next: Days) => {
    setTyped(next)
    if (problemOf(next) === undefined && !isSame(next, value)) onChange(next)
  }
  const day = (end: keyof Days, name: string) => (
    <DateInput
      aria-label={`${label}，${name}`}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      placeholder={name}
      value={typed[end]}
      onChange={(next) => change({ ...typed, [end]: next })}
      invalid={problem !== undefined}
    />
  )
  return (
    <div ref={styles} className="date-range" role="group" aria-label={label}>
      <div className="date-range-days">
        {day('from', '开始日期')}
        <span aria-hidden="true">至</span>
        {day('to', '结束日期')}
      </div>
      <p id={`${id}-problem`} className="date-range-problem" role="status">
        {problem !== undefined && (
          <>
            <Icon name="warning" size={14} />
            {problem}
          </>
        )}
      </p>
    </div>
  )
}
