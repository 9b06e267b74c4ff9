import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'checked' | 'onChange' | 'type' | 'defaultChecked' | 'ref'
> & {
  checked: boolean
  /** Some, but not all of what it stands for. */
  indeterminate?: boolean | undefined
  onChange?: ((checked: boolean) => void) | undefined
  /** The text beside it; without one give an `aria-label`. */
  children?: ReactNode
}

/** Yes or no, controlled. Renders an `<input type="checkbox">` in its `<label>`. */
export function Checkbox({ checked, indeterminate = false, onChange, children, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  // Not an attribute: only the property exists, and a press resets it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return (
    <label className={classNames('choice', className)}>
      <input
        {...rest}
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {children !== undefined && <span className="choice-text">{children}</span>}
    </label>
  )
}
