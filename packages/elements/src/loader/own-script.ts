/**
 * The script tag the loader came by, for its address and its nonce. A module has no `currentScript`, so its tag is found by name.
 * Must be called while the script runs, not later.
 */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript
  const modules = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')
  return [...modules].find(({ src }) => /\/loader\.js($|[?#])/.test(src)) ?? null
}
