import { classNames } from '../class-names.ts'
import { Dialog, type DialogProps } from '../dialog/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './drawer.css?inline'

export type DrawerProps = Omit<DialogProps, 'size' | 'role' | 'flush'> & {
  /** 360, 480 or 640 px where it stands at the side. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined
}

/** A dialog at the side of the window, a sheet from below on a phone: what is behind stays half in sight. Renders a native `<dialog>`. */
export function Drawer({ size = 'm', className, children, closeOnBackdrop = true, ...rest }: DrawerProps) {
  const styles = useLazyStyles(css)
  return (
    <Dialog {...rest} closeOnBackdrop={closeOnBackdrop} className={classNames('drawer', `drawer-${size}`, className)}>
      <div ref={styles} className="drawer-body">
        {children}
      </div>
    </Dialog>
  )
}
