/**
 * Tells the framed page the colour scheme around it, as `{ type: 'mango-color-scheme', colorScheme }` with what CSS calls it:
 * `light`, `dark`, or `light dark` where the system decides. It is no secret, and goes to whichever page is in the frame, since
 * a sandboxed page has no origin to name.
 */
export function tellColorScheme(frame: HTMLIFrameElement): void {
  const { colorScheme } = getComputedStyle(frame)
  frame.contentWindow?.postMessage({ type: 'mango-color-scheme', colorScheme }, '*')
}

/** A frame's `ref`: its page is told whenever the theme around the frame changes. */
export function tellColorSchemes(frame: HTMLIFrameElement) {
  const observer = new MutationObserver(() => tellColorScheme(frame))
  const themed = frame.closest('[data-theme]')
  if (themed) observer.observe(themed, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
