// Old scripts of a page (Prototype.js, MooTools) add enumerable functions to the prototypes of all objects, and a `toJSON` of
// their own to lists. What we say must not depend on them; what we understand does not either (see the contract's answer.ts).

/** As JSON, by what stands there: no `toJSON` is asked. */
export const ownJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name: string) {
    return this[name]
  })
