export function isOldBrowser(): boolean {
  return !(
    'customElements' in window &&
    'noModule' in HTMLScriptElement.prototype &&
    // Not in `Document`, which MooTools replaces by one of its own.
    'adoptedStyleSheets' in document &&
    'replaceSync' in CSSStyleSheet.prototype
  )
}

/** Says so, and lets the page say it to people: the event comes when the page's own scripts have had their chance to listen. */
export function reportOldBrowser(): void {
  console.warn('Mango Elements: this browser is too old (no modules, custom elements or constructable style sheets)')
  const tell = () => document.dispatchEvent(new CustomEvent('browser-unsupported', { bubbles: true, detail: {} }))
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell)
  else tell()
}
