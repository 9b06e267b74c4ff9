import { isComposing } from '@mango/ui/composing'

const dialogs = '[role="dialog"], [role="alertdialog"], [aria-modal="true"]'

/** Whether a key that was pressed anywhere on the page may be a command of an element: it is shown, and nothing else wants the key. */
export function isPageKey(event: KeyboardEvent, host: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return false
  if (host.getClientRects().length === 0 || host.ownerDocument.querySelector('dialog:modal')) return false
  const path = event.composedPath()
  // A dialog of the page need be no native one.
  return (
    path.includes(host) || !path.some((one) => one instanceof Element && one.matches(dialogs) && !one.contains(host))
  )
}
