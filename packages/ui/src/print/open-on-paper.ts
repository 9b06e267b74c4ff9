/**
 * A fold's `ref`: on paper it is open. Style sheets alone can open it by `::details-content`, which Chrome knows since 131, Safari
 * since 18.4 and Firefox since 143.
 */
export function openOnPaper(fold: HTMLDetailsElement): () => void {
  let wasOpen = fold.open
  const open = () => {
    wasOpen = fold.open
    fold.open = true
  }
  const restore = () => {
    fold.open = wasOpen
  }
  window.addEventListener('beforeprint', open)
  window.addEventListener('afterprint', restore)
  return () => {
    window.removeEventListener('beforeprint', open)
    window.removeEventListener('afterprint', restore)
  }
}
