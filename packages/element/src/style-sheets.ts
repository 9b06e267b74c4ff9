// Chrome knows light-dark() since 123 and Safari since 17.5: those before have the light theme alone.
const isKnown = () => CSS.supports('color', 'light-dark(red, red)')
const lightDark = /light-dark\(((?:[^(),]|\([^()]*\))*),(?:[^()]|\([^()]*\))*\)/g

const known = new WeakMap<Document, Map<string, CSSStyleSheet>>()

// A constructed sheet belongs to one document, so the cache does too.
function sheetOf(document: Document, view: Window & typeof globalThis, css: string): CSSStyleSheet {
  const sheets = known.get(document) ?? new Map<string, CSSStyleSheet>()
  known.set(document, sheets)
  const sheet = sheets.get(css) ?? new view.CSSStyleSheet()
  if (!sheets.has(css)) {
    sheet.replaceSync(isKnown() ? css : css.replaceAll(lightDark, '$1'))
    sheets.set(css, sheet)
  }
  return sheet
}

/** Gives a shadow root its styles. Each text is parsed once per document, however many roots use it. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  const document = root.ownerDocument
  const view = document.defaultView
  // A document without a window (a parsed fragment) draws nothing and cannot construct sheets.
  if (view) root.adoptedStyleSheets = styles.map((css) => sheetOf(document, view, css))
}

/** Takes one of a shadow root's styles away. The others stay, those too that a part has added since. */
export function dropStyle(root: ShadowRoot, css: string): void {
  const sheet = known.get(root.ownerDocument)?.get(css)
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
}
