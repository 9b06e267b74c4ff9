import { useCallback } from 'react'

// A sheet belongs to the document it was made in; a strict CSP forbids the <style> element that would be simpler.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

function sheetOf(page: Document, css: string): CSSStyleSheet | undefined {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  sheets.set(page, known)
  const Sheet = page.defaultView?.CSSStyleSheet
  const sheet = known.get(css) ?? (Sheet && new Sheet())
  if (sheet && !known.has(css)) {
    sheet.replaceSync(css)
    known.set(css, sheet)
  }
  return sheet
}

// By shape, not by class: a shadow root adopted by another document is none of that document's class.
const hasStyles = (root: Node): root is Node & DocumentOrShadowRoot => 'adoptedStyleSheets' in root

/** Styles for the root that a node stands in, again whenever its host has moved. Returns what ends that. */
export function adoptLazyStyles(node: Node, css: string): (() => void) | undefined {
  const root = node.getRootNode()
  if (!hasStyles(root)) return undefined
  const adopt = () => {
    const page = root.ownerDocument ?? document
    const sheet = sheetOf(page, css)
    const adopted = root.adoptedStyleSheets
    if (!sheet || adopted.includes(sheet)) return
    // In the order in which the page came to know them: the same for all its elements, whatever was drawn first in each.
    const order = [...(sheets.get(page)?.values() ?? [])]
    const later = adopted.findIndex((one) => order.indexOf(one) > order.indexOf(sheet))
    root.adoptedStyleSheets = adopted.toSpliced(later < 0 ? adopted.length : later, 0, sheet)
  }
  adopt()
  root.addEventListener('host-moved', adopt)
  return () => root.removeEventListener('host-moved', adopt)
}

/** Styles for parts that are loaded late: returns a ref; the shadow root (or document) of the node it is given to has them. */
export const useLazyStyles = (css: string): ((node: Element | null) => (() => void) | undefined) =>
  useCallback((node) => (node ? adoptLazyStyles(node, css) : undefined), [css])
