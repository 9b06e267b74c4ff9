import { Dialog } from '../dialog/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './keys-dialog.css?inline'

/** Keys as they stand on a keyboard, and what they do. */
export type Keys = readonly (readonly [keys: string, does: string])[]

interface KeysDialogProps {
  readonly title?: string | undefined
  readonly keys: Keys
  onClose(): void
}

/** What the keys of a screen do. */
export function KeysDialog({ title = '快捷键', keys, onClose }: KeysDialogProps) {
  const styles = useLazyStyles(css)
  return (
    <Dialog open size="s" title={title} closeOnBackdrop onClose={onClose}>
      <dl ref={styles} className="keys">
        {keys.map(([names, does]) => (
          <div key={names}>
            <dt>
              <kbd>{names}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
