import { useId, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldControl } from '../field/index.ts'

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'defaultValue'> & {
  value: string
  onChange?: ((value: string) => void) | undefined
  /** How much of it is used, such as `4 / 20`: stands below and is read out with it. */
  count?: string | undefined
  invalid?: boolean | undefined
}

/** Several lines of text, controlled; grows with them. Renders a `<textarea>` in a frame. */
export function Textarea({ value, onChange, count, invalid, className, rows = 3, ...rest }: TextareaProps) {
  const countId = useId()
  const control = useFieldControl({
    ...rest,
    invalid,
    'aria-describedby': [rest['aria-describedby'], count && countId].filter(Boolean).join(' '),
  })
  return (
    <span
      className={classNames('textarea', className)}
      data-invalid={control['aria-invalid']}
      data-disabled={rest.disabled || undefined}
    >
      <textarea
        {...rest}
        {...control}
        rows={rows}
        value={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
      {count && (
        <span className="textarea-count num" id={countId}>
          {count}
        </span>
      )}
    </span>
  )
}
