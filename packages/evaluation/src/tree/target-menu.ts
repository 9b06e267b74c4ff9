import { text } from '@mango/contract/evaluation'
import type { MenuItem } from '@mango/ui/menu'
import type { Opened } from '../opened-dialog.tsx'
import { isPackage, type Target } from './target.ts'

interface TargetWishes {
  open(opened: Opened): void
  /** In the tree, where there is one. */
  rename?: (target: Target) => void
}

/** What can be done with a target. A package can be neither renamed nor moved. */
export function targetMenu(target: Target, { open, rename }: TargetWishes): (MenuItem | 'separator')[] {
  const own: MenuItem[] = isPackage(target)
    ? []
    : [
        ...(rename ? [{ label: text.rename, icon: 'edit' as const, onSelect: () => rename(target) }] : []),
        { label: text.move, icon: 'arrow-right', onSelect: () => open({ kind: 'move', target }) },
      ]
  return [
    { label: text.addChild, icon: 'plus', onSelect: () => open({ kind: 'add', target }) },
    ...own,
    'separator',
    { label: text.delete, icon: 'trash', danger: true, onSelect: () => open({ kind: 'delete', target }) },
  ]
}
