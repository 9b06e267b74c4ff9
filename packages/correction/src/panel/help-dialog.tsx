import { Dialog } from '@mango/ui/dialog'
import { markingKeys } from './use-marking-keys.ts'

/** What the keys do. */
export default function HelpDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog open size="s" title="快捷键" closeOnBackdrop onClose={onClose}>
      <dl className="marking-keys">
        {markingKeys.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
