import { listStyles } from './list-styles.ts'
import avatar from './avatar/avatar.css?inline'
import badge from './badge/badge.css?inline'
import dateInput from './date-input/date-input.css?inline'
import menu from './menu/menu.css?inline'
import multiSelect from './multi-select/multi-select.css?inline'
import popover from './popover/popover.css?inline'
import radioGroup from './radio-group/radio-group.css?inline'
import screen from './screen/screen.css?inline'
import table from './table/table.css?inline'
import tag from './tag/tag.css?inline'
import textarea from './textarea/textarea.css?inline'
import tooltip from './tooltip/tooltip.css?inline'

/** The kit's looks, for `defineElement`: tokens and ground first, then each part. Previewers bring their own, lazily. */
export const kitStyles: string[] = [
  ...listStyles,
  screen,
  dateInput,
  textarea,
  radioGroup,
  tag,
  badge,
  avatar,
  table,
  multiSelect,
  popover,
  menu,
  tooltip,
]
