import { ContextMenu } from '@mango/ui/menu'
import type { Opened } from '../opened-dialog.tsx'
import { targetMenu } from './target-menu.ts'
import type { Target } from './target.ts'

interface TargetContextMenuProps {
  target: Target
  /** The row of the tree. */
  anchor: HTMLElement
  onOpen(opened: Opened): void
  onRename(target: Target): void
  onClose(by: 'key' | 'beside'): void
}

/** What can be done with a target, at its row. */
export default function TargetContextMenu({ target, anchor, onOpen, onRename, onClose }: TargetContextMenuProps) {
  return (
    <ContextMenu
      anchor={anchor}
      label={target.name}
      items={targetMenu(target, { open: onOpen, rename: onRename })}
      onClose={onClose}
    />
  )
}
