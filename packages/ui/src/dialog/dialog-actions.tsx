import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'

export type DialogActionsProps = Pick<ButtonProps, 'icon' | 'disabled'> & {
  /** What is done by a yes. @default '确定' */
  confirmText?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  /** The yes is on its way, as the dialog is `busy`: there is no way back. */
  busy?: boolean | undefined
  /** The yes is on its way or waits for something, and the no still stops it. */
  waiting?: boolean | undefined
}

/** The two ends of a dialog that asks for something, in its `footer`: 取消, and what is done. */
export function DialogActions(props: DialogActionsProps) {
  const { confirmText = '确定', onConfirm, onCancel, busy = false, waiting = false, icon, disabled } = props
  return (
    <>
      <Button disabled={busy} onClick={onCancel}>
        取消
      </Button>
      <Button variant="primary" icon={icon} busy={busy || waiting} disabled={disabled} onClick={onConfirm}>
        {confirmText}
      </Button>
    </>
  )
}
