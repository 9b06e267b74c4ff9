import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useState } from 'react'
import { useBeforeUnload, type Answer } from './use-before-unload.ts'

/**
 * Asks before what was written in a dialog is lost by Escape or its close button, which may be a slip; 取消 is none. Where the
 * page goes on without a reload it asks too, and with the page the browser does.
 * @param onClose called by whoever gives up what was written, also by leaving the page
 * @returns how the dialog is closed, how else what was written is left, and the question to draw in it
 */
export function useUnsaved(changed: boolean, onClose: () => void) {
  const [asking, setAsking] = useState<Answer>()
  useBeforeUnload(changed, (answer) => {
    // Another wish to leave takes the place of the one before, which is told so.
    asking?.(false)
    setAsking(() => (leaves: boolean) => {
      if (leaves) onClose()
      answer(leaves)
    })
  })
  const leaveBy = (leave: () => void) => (changed ? setAsking(() => (leaves: boolean) => leaves && leave()) : leave())
  const answer = (leaves: boolean) => {
    setAsking(undefined)
    asking?.(leaves)
  }
  const question = (
    <ConfirmDialog
      open={asking !== undefined}
      danger
      title="放弃没有保存的内容？"
      confirmText="放弃"
      cancelText="继续编辑"
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    />
  )
  return { close: () => leaveBy(onClose), leaveBy, question }
}
