/** Copies a text. Plain http pages, which many schools' are, have no `navigator.clipboard`: there the old command does it. */
export async function copyText(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text)
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('copy', fill, { capture: true, once: true })
  const done = document.execCommand('copy')
  removeEventListener('copy', fill, { capture: true })
  if (!done) throw new Error('the browser does not copy')
}
