import { useId, useState } from 'react'
import { DateInput } from '../date-input/index.ts'
import { Icon } from '../icon/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './date-range.css?inline'
import { problemOf, type DayLimits, type Days } from './days.ts'

export type DateRangeProps = DayLimits & {
  /** Names the two days. */
  label: string
  value: Days
  /** Only told ranges that can be; for others the reason is shown, and the last one that could be stays. */
  onChange: (value: Days) => void
  presets?: readonly { label: string; days: Days }[] | undefined
  disabled?: boolean | undefined
}

const isSame = (a: Days, b: Days) => a.from === b.from && a.to === b.to

/** From one day to another: two native date inputs and presets. */
export function DateRange({ label, value, onChange, presets = [], disabled, min, max, most }: DateRangeProps) {
  const id = useId()
  const styles = useLazyStyles(css)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Another range from outside replaces what was typed.
  if (!isSame(value, known)) {
    setKnown(value)
    setTyped(value)
  }
  const limits = { min, max, most }
  const problem = problemOf(typed, limits)
  const change = (next: Days) => {
    setTyped(next)
    if (problemOf(next, limits) === undefined && !isSame(next, value)) onChange(next)
  }
  const day = (end: keyof Days, name: string) => (
    <DateInput
      aria-label={`${label}，${name}`}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      placeholder={name}
      value={typed[end]}
      onChange={(next) => change({ ...typed, [end]: next })}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      invalid={problem !== undefined}
      disabled={disabled}
    />
  )
  return (
    <div ref={styles} className="date-range" role="group" aria-label={label}>
      <div className="date-range-days">
        {day('from', '开始日期')}
        <span aria-hidden="true">至</span>
        {day('to', '结束日期')}
      </div>
      {presets.length > 0 && (
        <div className="date-range-presets">
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              className="date-range-preset"
              aria-pressed={isSame(preset.days, typed)}
              disabled={disabled}
              onClick={() => change(preset.days)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      )}
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
