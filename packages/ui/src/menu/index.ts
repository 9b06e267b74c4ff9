export { ContextMenu, type ContextMenuProps } from './context-menu.tsx'
export { Menu, type MenuProps, type MenuTriggerProps } from './menu.tsx'
export type { MenuItem } from './menu-items.ts'
