import { Dialog } from '@mango/ui/dialog'
import { FailedState } from '@mango/ui/failed-state'
import { useNotify } from '@mango/ui/notice'
import { useEffect, useEffectEvent } from 'react'
import { afterRetries, late, type Load } from '../late-part/late.tsx'

/** Sooner than this, what would come and go is only in the way. */
const patience = 1000

/** Answers a press whose dialog is long on its way; Escape calls it off. */
function Waiting({ onClose }: { onClose(): void }) {
  const notify = useNotify()
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    let end: (() => void) | undefined
    const timer = setTimeout(() => {
      end = notify({ kind: 'info', text: '正在加载…', duration: Infinity })
    }, patience)
    return () => {
      clearTimeout(timer)
      end?.()
    }
  }, [notify])
  return null
}

/** A dialog whose code comes when it is first opened; if it does not come, a dialog says so. */
export const lateDialog = <Props extends { onClose(): void }>(load: Load<Props>) =>
  late(
    load,
    ({ onClose }) => <Waiting onClose={onClose} />,
    ({ onClose }, retry) => (
      <Dialog open size="s" title="没有加载出来" onClose={onClose}>
        <FailedState text="请检查网络后重试" detail={afterRetries} onRetry={retry} />
      </Dialog>
    ),
  )
