import { Dialog } from '@mango/ui/dialog'
import { FailedState } from '@mango/ui/failed-state'
import { afterRetries, late, type Load } from '../late-part/late.tsx'

/** A dialog whose code comes when it is first opened; if it does not come, a dialog says so. */
export const lateDialog = <Props extends { onClose(): void }>(load: Load<Props>) =>
  late(load, undefined, ({ onClose }, retry) => (
    <Dialog open size="s" title="没有加载出来" onClose={onClose}>
      <FailedState text="请检查网络后重试" detail={afterRetries} onRetry={retry} />
    </Dialog>
  ))
