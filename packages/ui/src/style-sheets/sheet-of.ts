import { lightHalf } from './light-half.ts'
import { unmixed } from './unmixed.ts'

/** A text as this browser can read it. */
function readable(css: string): string {
  const mixed = CSS.supports('color', 'color-mix(in srgb, red, red)') ? css : unmixed(css)
  return CSS.supports('color', 'light-dark(red, red)') ? mixed : lightHalf(mixed)
}

// A constructed sheet belongs to the document it was made in; a strict CSP forbids the <style> element that would be simpler.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

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
    sheet.replaceSync(readable(css))
    known.set(css, sheet)
  }
  return sheet
}
