import { useId } from 'react'
import type { MenuItem } from './menu-items.ts'
import { MenuList } from './menu-list.tsx'

export type ContextMenuProps = {
  /** What it is about: it opens below that. */
  anchor: HTMLElement
  items: readonly (MenuItem | 'separator')[]
  /** Names the menu. */
  label: string
  /** Closed by Escape, Tab or a choice, or by a press beside it (`beside`). Closing is the owner's business. */
  onClose: (by: 'key' | 'beside') => void
}

/** What can be done with something, opened by a right press or the menu key. Shown in the top layer. */
export function ContextMenu({ anchor, items, label, onClose }: ContextMenuProps) {
  const id = useId()
  return (
    <MenuList
      {...{ id, label, items, anchor }}
      placement="bottom-start"
      from="first"
      onClose={(back) => onClose(back ? 'key' : 'beside')}
    />
  )
}
