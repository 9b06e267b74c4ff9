import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useState } from 'react'
import { useBeforeUnload } from './use-before-unload.ts'

/**
 * Asks before what was written in a dialog is lost by Escape or its close button, which may be a slip; 取消 is none. With the
 * page the browser asks.
 * @returns how the dialog is closed, how else what was written is left, and the question to draw in it
 */
export function useUnsaved(changed: boolean, onClose: () => void) {
  useBeforeUnload(changed)
  const [asking, setAsking] = useState<{ leave(): void }>()
  const leaveBy = (leave: () => void) => (changed ? setAsking({ leave }) : leave())
  const question = (
    <ConfirmDialog
      open={asking !== undefined}
      danger
      title="放弃没有保存的内容？"
      confirmText="放弃"
      cancelText="继续编辑"
      onClose={() => setAsking(undefined)}
      onConfirm={() => {
        setAsking(undefined)
        asking?.leave()
      }}
    />
  )
  return { close: () => leaveBy(onClose), leaveBy, question }
}
