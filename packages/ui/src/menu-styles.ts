import menu from './menu/menu.css?inline'
import popover from './popover/popover.css?inline'

/** The looks of a menu, for a part that is loaded late into a widget without them. */
export const menuStyles = popover + menu
