import { classNames } from '../class-names.ts'
import { Button, type ButtonProps } from '../button/index.ts'
import type { IconName } from '../icon/index.ts'

export type IconButtonProps = Omit<ButtonProps, 'children' | 'iconEnd' | 'block' | 'icon'> & {
  /** @default 'text' */
  variant?: 'default' | 'primary' | 'text' | 'danger' | 'text-danger' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** On its way: keeps its width and focus, takes no further press. */
  busy?: boolean | undefined
  icon: IconName
  /** What it does: its name for screen readers, and its tooltip. */
  label: string
}

/** A square button that shows only a glyph. Renders a `<button>`. @default variant 'text' */
export function IconButton({ label, className, variant = 'text', ...rest }: IconButtonProps) {
  return (
    <Button
      title={label}
      aria-label={label}
      {...rest}
      variant={variant}
      className={classNames('icon-button', className)}
    />
  )
}
