import { adoptLazyStyles } from '@mango/ui/lazy-styles'
import print from '@mango/ui/print.css?inline'

/** Until `gone`. */
export function adoptPaperStyles(host: HTMLElement, gone: AbortSignal): void {
  if (gone.aborted) return
  const leave = adoptLazyStyles(host.shadowRoot ?? host, print)
  gone.addEventListener('abort', () => leave?.())
}
