/**
 * A fold's `ref`: on paper it is open. Style sheets alone can open it by `::details-content`, which Chrome knows since 131, Safari
 * since 18.4 and Firefox since 143.
 */
export function openOnPaper(fold: HTMLDetailsElement): () => void {
  const paper = matchMedia('print')
  let onPaper = false
  let wasOpen = false
  const follow = ({ type }: Event) => {
    // Firefox tells of a print by these events only, and a page that is shown as on paper by its media.
    const isOnPaper = type === 'change' ? paper.matches : type === 'beforeprint'
    if (isOnPaper === onPaper) return
    onPaper = isOnPaper
    if (onPaper) wasOpen = fold.open
    fold.open = onPaper || wasOpen
  }
  paper.addEventListener('change', follow)
  window.addEventListener('beforeprint', follow)
  window.addEventListener('afterprint', follow)
  return () => {
    paper.removeEventListener('change', follow)
    window.removeEventListener('beforeprint', follow)
    window.removeEventListener('afterprint', follow)
  }
}
