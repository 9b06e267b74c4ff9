import { useId, type ReactNode } from 'react'
import { useFieldGroup } from '../field/field-context.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './segmented-choice.css?inline'

export type SegmentTone = 'neutral' | 'leaf' | 'gold' | 'red'

export type SegmentedOption<Value extends string | number> = {
  value: Value
  label: ReactNode
  icon?: IconName | undefined
  /** The colour it has while it is chosen. @default 'neutral' */
  tone?: SegmentTone | undefined
  disabled?: boolean | undefined
}

export type SegmentedChoiceProps<Value extends string | number> = {
  options: readonly SegmentedOption<Value>[]
  /** undefined: nothing is chosen. */
  value: Value | undefined
  /** undefined only where `clearable`. */
  onChange?: ((value: Value | undefined) => void) | undefined
  /** Names the group; not needed inside a `Field`. */
  label?: string | undefined
  /** A press on what is chosen takes the choice back. */
  clearable?: boolean | undefined
  disabled?: boolean | undefined
  /** @default 'm' */
  size?: 's' | 'm' | undefined
}

/** One of two to five, side by side in one control, controlled. Renders native radio buttons: one stop for Tab, arrows choose. */
export function SegmentedChoice<Value extends string | number>(props: SegmentedChoiceProps<Value>) {
  const { options, value, onChange, label, clearable, disabled, size = 'm' } = props
  const name = useId()
  const group = useFieldGroup(label)
  const styles = useLazyStyles(css)
  return (
    <div ref={styles} className="segments" {...group} data-size={size}>
      {options.map((option) => (
        <label className="segment" key={option.value} data-tone={option.tone ?? 'neutral'}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange?.(option.value)}
            // A radio button that is checked tells no change.
            onClick={() => {
              if (clearable && option.value === value) onChange?.(undefined)
            }}
          />
          {option.icon && <Icon name={option.icon} />}
          <span className="segment-text">{option.label}</span>
        </label>
      ))}
    </div>
  )
}
