import { useState } from 'react'
import { Icon } from '../icon/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './tag-filter.css?inline'

export type TagFilterOption<Value extends string | number> = {
  value: Value
  label: string
  /** How many things have it. */
  count?: number | undefined
}

export type TagFilterProps<Value extends string | number> = {
  /** Names the group. */
  label: string
  options: readonly TagFilterOption<Value>[]
  /** None chosen means all. */
  values: readonly Value[]
  onChange: (values: readonly Value[]) => void
  /** Only one at a time. */
  single?: boolean | undefined
  /** What is beyond waits behind a button; what is chosen never does. @default 12 */
  shown?: number | undefined
}

/** Narrows a list down by words that its things carry. Renders toggle buttons. */
export function TagFilter<Value extends string | number>(props: TagFilterProps<Value>) {
  const { label, options, values, onChange, single, shown = 12 } = props
  const styles = useLazyStyles(css)
  const [unfolded, setUnfolded] = useState(false)
  const visible = unfolded ? options : options.filter((option, at) => at < shown || values.includes(option.value))
  const toggle = (value: Value) => {
    if (values.includes(value)) onChange(values.filter((other) => other !== value))
    // In the order of the options, whatever was pressed first.
    else
      onChange(
        single
          ? [value]
          : options.map((option) => option.value).filter((other) => other === value || values.includes(other)),
      )
  }
  return (
    <div ref={styles} className="tag-filter" role="group" aria-label={label}>
      <button type="button" className="tag-choice" aria-pressed={values.length === 0} onClick={() => onChange([])}>
        全部
      </button>
      {visible.map((option) => {
        const pressed = values.includes(option.value)
        return (
          <button
            key={option.value}
            type="button"
            className="tag-choice"
            aria-pressed={pressed}
            title={option.label}
            onClick={() => toggle(option.value)}
          >
            {pressed && !single && <Icon name="check" size={12} />}
            <span className="tag-choice-text">{option.label}</span>
            {option.count !== undefined && <span className="tag-choice-count">{option.count}</span>}
          </button>
        )
      })}
      {options.length > shown && (
        <button
          type="button"
          className="tag-choice"
          data-more
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? '收起' : `还有 ${options.length - visible.length} 个`}
        </button>
      )}
    </div>
  )
}
