import { classNames } from '../class-names.ts'
import { ButtonLink, type ButtonLinkProps } from '../button/index.ts'
import type { IconButtonProps } from './icon-button.tsx'

export type IconLinkProps = Omit<ButtonLinkProps, 'children' | 'iconEnd' | 'block' | 'icon'> &
  Pick<IconButtonProps, 'icon' | 'label'>

/** Goes somewhere, looks like an IconButton. Renders an `<a>`. @default variant 'text' */
export function IconLink({ label, className, variant = 'text', ...rest }: IconLinkProps) {
  return (
    <ButtonLink
      title={label}
      aria-label={label}
      {...rest}
      variant={variant}
      className={classNames('icon-button', className)}
    />
  )
}
