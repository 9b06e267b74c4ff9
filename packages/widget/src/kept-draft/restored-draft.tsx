import { Button } from '@mango/ui/button'
import { Icon } from '@mango/ui/icon'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import css from './restored-draft.css?inline'

interface RestoredDraftProps {
  /** What saving it would do to what was saved since: 这节课后来又保存过，…… */
  outdated?: string | undefined
  onStartAnew(): void
}

/** Says that a form begins with what was kept of it. */
export const RestoredDraft = ({ outdated, onStartAnew }: RestoredDraftProps) => (
  <p className="restored-draft" role="status" ref={useLazyStyles(css)}>
    <Icon name="clock" />
    已恢复上次没有保存的内容{outdated && `。${outdated}`}
    <Button variant="text" size="s" onClick={onStartAnew}>
      不用了，重新开始
    </Button>
  </p>
)
