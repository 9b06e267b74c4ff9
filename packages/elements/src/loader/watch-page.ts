const waiting = new Set<string>()

/**
 * Calls `found` for every element of the page with a dash in its name: those there are, those that come, and those in open shadow
 * roots.
 */
export function watchPage(found: (element: Element) => void): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) visit(node)
    }
  })
  const visit = (node: Element | Document | ShadowRoot) => {
    if (node instanceof Element) look(node)
    else observer.observe(node, { childList: true, subtree: true })
    for (const element of node.querySelectorAll('*')) look(element)
  }
  const look = (element: Element) => {
    const name = element.localName
    if (name.includes('-')) {
      found(element)
      awaitDefinition(name)
    }
    if (element.shadowRoot) visit(element.shadowRoot)
  }
  // An element that is upgraded gets its shadow root then, which no observer is told about.
  const awaitDefinition = (name: string) => {
    if (waiting.has(name) || customElements.get(name)) return
    waiting.add(name)
    // Names with a dash that no element may have, such as font-face, are refused.
    customElements.whenDefined(name).then(again, () => {})
  }
  const again = () => visit(document)
  again()
}
