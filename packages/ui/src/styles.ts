import tokens from './tokens/tokens.css?inline'
import base from './tokens/base.css?inline'
import avatar from './avatar/avatar.css?inline'
import badge from './badge/badge.css?inline'
import button from './button/button.css?inline'
import checkbox from './checkbox/checkbox.css?inline'
import confirmDialog from './confirm-dialog/confirm-dialog.css?inline'
import dialog from './dialog/dialog.css?inline'
import emptyState from './empty-state/empty-state.css?inline'
import field from './field/field.css?inline'
import fileMark from './file-mark/file-mark.css?inline'
import icon from './icon/icon.css?inline'
import iconButton from './icon-button/icon-button.css?inline'
import input from './input/input.css?inline'
import menu from './menu/menu.css?inline'
import multiSelect from './multi-select/multi-select.css?inline'
import notice from './notice/notice.css?inline'
import pager from './pager/pager.css?inline'
import popover from './popover/popover.css?inline'
import progress from './progress/progress.css?inline'
import radioGroup from './radio-group/radio-group.css?inline'
import select from './select/select.css?inline'
import skeleton from './skeleton/skeleton.css?inline'
import spinner from './spinner/spinner.css?inline'
import table from './table/table.css?inline'
import tabs from './tabs/tabs.css?inline'
import tag from './tag/tag.css?inline'
import textarea from './textarea/textarea.css?inline'
import tooltip from './tooltip/tooltip.css?inline'

/** The kit's looks, for `defineElement`: tokens and ground first, then each part. Previewers bring their own, lazily. */
export const kitStyles: string[] = [
  tokens,
  base,
  icon,
  spinner,
  button,
  iconButton,
  field,
  input,
  textarea,
  select,
  checkbox,
  radioGroup,
  tabs,
  skeleton,
  emptyState,
  tag,
  badge,
  avatar,
  fileMark,
  progress,
  table,
  pager,
  dialog,
  confirmDialog,
  multiSelect,
  popover,
  menu,
  tooltip,
  notice,
]
