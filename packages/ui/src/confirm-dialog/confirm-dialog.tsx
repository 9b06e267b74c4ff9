import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Icon } from '../icon/index.ts'

export type ConfirmDialogProps = {
  open: boolean
  /** The question. */
  title: ReactNode
  /** What follows from a yes. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
  /** The no, where it does more than to close the question. @default onClose */
  onCancel?: (() => void) | undefined
  /** Something is lost by a yes: red button, and the focus starts on the no. */
  danger?: boolean | undefined
  /** The yes is on its way. */
  busy?: boolean | undefined
  /** @default '确定' */
  confirmText?: string | undefined
  /** @default '取消' */
  cancelText?: string | undefined
}

/** Asks before something happens. Renders a `<dialog role="alertdialog">`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, onConfirm, onClose, onCancel = onClose, danger } = props
  const { confirmText = '确定', cancelText = '取消' } = props
  // A yes is given once, also where nobody says that it is on its way.
  const { busy = false } = props
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="s"
      className="confirm"
      title={
        <span className="confirm-title" data-danger={danger || undefined}>
          <Icon name="warning" size={20} />
          {title}
        </span>
      }
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus={danger || undefined} disabled={busy} onClick={onCancel}>
            {cancelText}
          </Button>
          <Button
            data-autofocus={!danger || undefined}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
