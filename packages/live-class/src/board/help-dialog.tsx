import { Dialog } from '@mango/ui/dialog'
import { boardKeys } from './use-board-keys.ts'

export const HelpDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog open size="s" title="快捷键" closeOnBackdrop onClose={onClose}>
    <dl className="board-keys">
      {boardKeys.map(([keys, does]) => (
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
