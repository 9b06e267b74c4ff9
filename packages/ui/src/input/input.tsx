import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { classNames } from '../class-names.ts'
import { isComposing } from '../composing/index.ts'
import { useFieldControl } from '../field/index.ts'
import { Icon } from '../icon/index.ts'

export type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix' | 'size' | 'defaultValue'> & {
  value: string
  onChange?: ((value: string) => void) | undefined
  /** Enter, but not the Enter that ends a composition of Chinese characters. */
  onEnter?: ((value: string) => void) | undefined
  size?: 's' | 'm' | 'l' | undefined
  prefix?: ReactNode
  suffix?: ReactNode
  /** Offers to empty it once something is in it. */
  clearable?: boolean | undefined
  invalid?: boolean | undefined
}

/** One line of text, controlled. Renders an `<input>` in a frame that carries prefix, suffix and clear button. */
export function Input({
  value,
  onChange,
  onEnter,
  onKeyDown,
  size = 'm',
  prefix,
  suffix,
  clearable,
  invalid,
  className,
  ref,
  ...rest
}: InputProps) {
  const own = useRef<HTMLInputElement>(null)
  const control = useFieldControl({ ...rest, invalid })
  const clear = () => {
    onChange?.('')
    own.current?.focus()
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onEnter?.(value)
  }
  return (
    <span
      className={classNames('input', className)}
      data-size={size}
      data-invalid={control['aria-invalid']}
      data-disabled={rest.disabled || undefined}
    >
      {prefix}
      <input
        type="text"
        autoComplete="off"
        {...rest}
        {...control}
        ref={(node) => {
          own.current = node
          return assign(ref, node)
        }}
        value={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        onKeyDown={pressKey}
      />
      {clearable && value !== '' && !rest.disabled && !rest.readOnly && (
        <button type="button" className="input-clear" aria-label="清空" title="清空" onClick={clear}>
          <Icon name="close" size={12} />
        </button>
      )}
      {suffix}
    </span>
  )
}

function assign(ref: Ref<HTMLInputElement> | undefined, node: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
}
