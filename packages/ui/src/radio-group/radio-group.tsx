import { useId, type ReactNode } from 'react'
import { useFieldGroup } from '../field/field-context.ts'

export type RadioOption<Value extends string | number> = {
  value: Value
  label: ReactNode
  disabled?: boolean | undefined
}

export type RadioGroupProps<Value extends string | number> = {
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  /** Names the group; not needed inside a `Field`. */
  label?: string | undefined
  disabled?: boolean | undefined
}

/** One of a few, all in sight, controlled. Renders native radio buttons, so the arrow keys work as everywhere. */
export function RadioGroup<Value extends string | number>({
  options,
  value,
  onChange,
  label,
  disabled,
}: RadioGroupProps<Value>) {
  const name = useId()
  const group = useFieldGroup(label)
  return (
    <div className="radio-group" {...group}>
      {options.map((option) => (
        <label className="choice" key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange?.(option.value)}
          />
          <span className="choice-text">{option.label}</span>
        </label>
      ))}
    </div>
  )
}
