import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldControl } from '../field/index.ts'
import { Icon } from '../icon/index.ts'

export type SelectOption<Value extends string | number> = {
  value: Value
  label: string
  disabled?: boolean | undefined
}

export type SelectProps<Value extends string | number> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'size' | 'children' | 'defaultValue' | 'multiple'
> & {
  /** An option of value '' (say, 全部类型) is drawn as a placeholder while it is chosen. */
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  /** Shown while `value` is none of the options. */
  placeholder?: string | undefined
  size?: 's' | 'm' | 'l' | undefined
  invalid?: boolean | undefined
  // Of the native ones those that the kit's own looks follow, for the table of its props.
  disabled?: boolean | undefined
  required?: boolean | undefined
}

/** One of a few, controlled. Renders a native `<select>`: on phones the system's own picker opens. */
export function Select<Value extends string | number>({
  options,
  value,
  onChange,
  placeholder = '请选择',
  size = 'm',
  invalid,
  className,
  ...rest
}: SelectProps<Value>) {
  const control = useFieldControl({ ...rest, invalid })
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <span
      className={classNames('select', className)}
      data-size={size}
      data-empty={chosen < 0 || value === '' || undefined}
      data-invalid={control['aria-invalid']}
      data-disabled={rest.disabled || undefined}
    >
      {/* Options are known by their place: numbers come back as the numbers that went in. */}
      <select
        {...rest}
        {...control}
        value={chosen}
        onChange={(event) => {
          const option = options[Number(event.currentTarget.value)]
          if (option) onChange?.(option.value)
        }}
      >
        {chosen < 0 && (
          <option value={-1} hidden disabled>
            {placeholder}
          </option>
        )}
        {options.map((option, index) => (
          <option key={option.value} value={index} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}
