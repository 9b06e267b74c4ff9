// A constructed sheet belongs to the document it was made in; a strict CSP forbids the <style> element that would be simpler.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** light-dark() came last of what style sheets can't do without: to Chrome with 123, to Safari with 17.5. */
const isOld = () => !CSS.supports('color', 'light-dark(red, red)')

/**
 * The constructed style sheet of a text: one per document, however many roots use it. Undefined where the document has no window
 * (a parsed fragment), which draws nothing and cannot construct sheets.
 */
export function sheetOf(document: Document, css: string): CSSStyleSheet | undefined {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  sheets.set(document, known)
  const Sheet = document.defaultView?.CSSStyleSheet
  const sheet = known.get(css) ?? (Sheet && new Sheet())
  if (sheet && !known.has(css)) {
    known.set(css, sheet)
    sheet.replaceSync(css)
    if (isOld())
      void import('./for-old-browsers.ts').then(({ forOldBrowsers }) => sheet.replaceSync(forOldBrowsers(css)))
  }
  return sheet
}
