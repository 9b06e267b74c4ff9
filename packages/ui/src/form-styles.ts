import tokens from './tokens/tokens.css?inline'
import base from './tokens/base.css?inline'
import button from './button/button.css?inline'
import emptyState from './empty-state/empty-state.css?inline'
import field from './field/field.css?inline'
import icon from './icon/icon.css?inline'
import iconButton from './icon-button/icon-button.css?inline'
import input from './input/input.css?inline'
import select from './select/select.css?inline'
import skeleton from './skeleton/skeleton.css?inline'
import spinner from './spinner/spinner.css?inline'
import tabs from './tabs/tabs.css?inline'

/** The looks of a form alone, for a widget that is loaded before all others: the kit's other parts do not come with it. */
export const formStyles: string[] = [
  tokens,
  base,
  icon,
  spinner,
  button,
  iconButton,
  field,
  input,
  select,
  tabs,
  skeleton,
  emptyState,
]
