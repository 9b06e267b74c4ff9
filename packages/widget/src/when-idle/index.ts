/** Runs it when the page has nothing else to do, at the latest after a second; returns what calls it off. Safari has no idle callbacks. */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(action, { timeout: 1000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(action, 200)
  return () => clearTimeout(timer)
}
