const show = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  return 'nodeType' in value ? Object.prototype.toString.call(value) : JSON.stringify(value)
}

export function ok(value: unknown, what: string): asserts value {
  if (!value) throw new Error(what)
}

/** The very same value; for objects, the same identity. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (!Object.is(actual, expected)) throw new Error(`${what}: expected ${show(expected)}, got ${show(actual)}`)
}

/** The same JSON. */
export function alike(actual: unknown, expected: unknown, what: string): void {
  same(JSON.stringify(actual), JSON.stringify(expected), what)
}
