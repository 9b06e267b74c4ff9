import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'

export type ButtonLook = {
  /** `primary` once per view, `text` in rows, `danger` for what cannot be undone. @default 'default' */
  variant?: 'default' | 'primary' | 'text' | 'danger' | 'text-danger' | undefined
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | undefined
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** On its way: keeps its width and focus, takes no further press. One that can be busy takes a double click as one press. */
    busy?: boolean | undefined
  }

/** Acts when pressed. Renders a `<button type="button">`. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  block,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled instead of disabled: a disabled button would lose the focus. The second click of a double click comes
    // before the first one has drawn it busy.
    if (busy || (busy === false && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={classNames('button', className)}
      {...look({ variant, size, block })}
      data-over={(busy && !icon && children !== undefined) || undefined}
      onClick={press}
    >
      {content({ icon, iconEnd, busy, children })}
    </button>
  )
}

export type ButtonLinkProps = ButtonLook & ComponentProps<'a'>

/** Goes somewhere, looks like a button. Renders an `<a>`; a new tab gets no handle on this page. */
export function ButtonLink({ variant, size, icon, iconEnd, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...(rest.target === '_blank' && { rel: 'noopener noreferrer' })}
      {...rest}
      className={classNames('button', className)}
      {...look({ variant, size, block })}
    >
      {content({ icon, iconEnd, children })}
    </a>
  )
}

const look = ({ variant = 'default', size = 'm', block }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
})

type Content = Pick<ButtonProps, 'icon' | 'iconEnd' | 'busy'> & { children: ReactNode }

const content = ({ icon, iconEnd, busy, children }: Content) => (
  <>
    {busy ? <Spinner /> : icon && <Icon name={icon} />}
    {children !== undefined && <span className="button-text">{children}</span>}
    {iconEnd && <Icon name={iconEnd} />}
  </>
)
