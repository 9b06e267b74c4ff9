/** Until an element's code is there, its methods are functions that wait for it, and ask for it again where it did not come. */
export function holdCalls(element: Element, methods: string, bring: () => void): void {
  const { localName } = element
  if (!methods || customElements.get(localName)) return
  const target: Element & Record<string, unknown> = Object.assign(element)
  for (const method of methods.split(' ')) {
    // Old scripts of a page (Prototype.js) give every element a `show` of their own.
    if (Object.hasOwn(target, method)) continue
    const defined = customElements.whenDefined(localName).then(() => Reflect.deleteProperty(target, method))
    target[method] = (...args: unknown[]) => {
      bring()
      return defined.then(() => {
        const real = target[method]
        return typeof real === 'function' ? real.apply(target, args) : undefined
      })
    }
  }
}
