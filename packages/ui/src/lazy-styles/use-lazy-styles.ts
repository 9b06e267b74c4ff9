import { useCallback } from 'react'
import { sheetOf } from '../style-sheets/index.ts'

/** In the order in which a page came to know them: the same for all its elements, whatever was drawn first in each. */
const orders = new WeakMap<Document, Set<CSSStyleSheet>>()

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
    const order = orders.get(page) ?? new Set()
    orders.set(page, order.add(sheet))
    const laterOnes = [...order].slice([...order].indexOf(sheet) + 1)
    const later = adopted.findIndex((one) => laterOnes.includes(one))
    const place = later < 0 ? adopted.length : later
    root.adoptedStyleSheets = [...adopted.slice(0, place), sheet, ...adopted.slice(place)]
  }
  adopt()
  root.addEventListener('host-moved', adopt)
  return () => root.removeEventListener('host-moved', adopt)
}

/** Styles for parts that are loaded late: returns a ref; the shadow root (or document) of the node it is given to has them. */
export const useLazyStyles = (css: string): ((node: Element | null) => (() => void) | undefined) =>
  useCallback((node) => (node ? adoptLazyStyles(node, css) : undefined), [css])
