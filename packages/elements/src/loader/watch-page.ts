const waiting = new Set<string>()

// By kind, not by class: what was made in a frame and moved here, as micro frontends do, keeps the classes of the frame.
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

/**
 * Calls `found` for every element of the page with a dash in its name: those there are, those that come, and those in open shadow
 * roots.
 */
export function watchPage(found: (element: Element) => void): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (isElement(node)) visit(node)
    }
  })
  const visit = (node: Element | Document | ShadowRoot) => {
    if (isElement(node)) look(node)
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
