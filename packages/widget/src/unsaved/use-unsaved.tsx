import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useState } from 'react'

/**
 * Asks before what was written in a dialog is lost by Escape or its close button, which may be a slip; 取消 is none.
 * @returns how the dialog is closed, and the question to draw in it
 */
export function useUnsaved(changed: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false)
  const close = () => (changed ? setAsking(true) : onClose())
  const question = (
    <ConfirmDialog
      open={asking}
      danger
      title="放弃没有保存的内容？"
      confirmText="放弃"
      cancelText="继续编辑"
      onClose={() => setAsking(false)}
      onConfirm={onClose}
    />
  )
  return { close, question }
}
