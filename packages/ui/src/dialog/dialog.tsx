import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { isComposing } from '../composing/index.ts'
import { useHeldStill } from '../held-still/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useScrollStop } from '../scroll-stop/index.ts'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  open: boolean
  title: ReactNode
  /** Somebody wants it closed: Escape, close button, press beside it where allowed. Closing is the owner's business. */
  onClose: () => void
  /** 420, 560, 880, 1120 px, or all there is. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl' | 'full' | undefined
  /** Beside the title: tabs, say. */
  toolbar?: ReactNode
  /** A row that stays in sight below the body: buttons; what stands first keeps left in a `<span>`. */
  footer?: ReactNode
  children: ReactNode
  /** Without the space around the body, for lists that reach from edge to edge. */
  flush?: boolean | undefined
  /** A press beside the dialog also asks to close it. @default false */
  closeOnBackdrop?: boolean | undefined
  /** Takes away every way to close it or to change what is in its body, while something must not be interrupted. */
  busy?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  /** Keys of its own; what it handles it should stop, or the host page hears it too. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  className?: string | undefined
  part?: string | undefined
}

/** A modal dialog in the top layer; a full-screen sheet on a phone. What is marked `data-autofocus` inside gets the focus. Renders a native `<dialog>`. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, size = 'm', toolbar, footer, children, flush, role, className, part, onKeyDown } = props
  const { closeOnBackdrop, busy } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const close = () => {
    if (!busy) onClose()
  }
  const body = useRef<HTMLDivElement>(null)
  useModal(dialog, close)
  useScrollStop(body)
  useHeldStill(body, busy === true)

  const pressKey = (event: KeyboardEvent) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    // The host page has an Escape of its own.
    event.stopPropagation()
    event.preventDefault()
    close()
  }
  // Begun and ended beside it: marking a text inside and letting go outside is no press.
  const beside = (event: MouseEvent) => event.target === dialog.current
  const pressEnd = (event: MouseEvent) => {
    if (closeOnBackdrop && pressedBeside.current && beside(event)) close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the press beside it belong to a dialog
    <dialog
      ref={dialog}
      className={classNames('dialog', className)}
      part={part}
      role={role}
      aria-labelledby={`${id}-title`}
      {...(role === 'alertdialog' && { 'aria-describedby': `${id}-body` })}
      tabIndex={-1}
      aria-busy={busy || undefined}
      data-size={size}
      onKeyDown={pressKey}
      onPointerDown={(event) => (pressedBeside.current = beside(event))}
      onClick={pressEnd}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 className="dialog-title" id={`${id}-title`}>
            {title}
          </h2>
          {toolbar && <div className="dialog-tools">{toolbar}</div>}
          <IconButton icon="close" label="关闭" className="dialog-close" disabled={busy} onClick={close} />
        </div>
        <div ref={body} className="dialog-body" id={`${id}-body`} data-flush={flush || undefined}>
          {children}
        </div>
        {footer && <div className="dialog-foot">{footer}</div>}
      </div>
    </dialog>
  )
}
