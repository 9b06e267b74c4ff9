import { classNames } from '../class-names.ts'
import { Input, type InputProps } from '../input/index.ts'

export type DateInputProps = Omit<InputProps, 'type' | 'prefix' | 'clearable'> & {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string
  onChange?: ((value: string) => void) | undefined
  /** @default '选择日期' */
  placeholder?: string | undefined
  size?: 's' | 'm' | 'l' | undefined
  invalid?: boolean | undefined
  disabled?: boolean | undefined
}

/**
 * A day as `YYYY-MM-DD`, or '' for none, with the browser's own editor and calendar. Browsers write a day in their own
 * language, so it is written here as the product does until somebody edits it.
 */
export function DateInput({ value, placeholder = '选择日期', className, ...rest }: DateInputProps) {
  return (
    <Input
      {...rest}
      className={classNames('date-input', className)}
      type="date"
      value={value}
      prefix={
        <span className="date-text" data-empty={value === '' || undefined} aria-hidden="true">
          {value || placeholder}
        </span>
      }
    />
  )
}
