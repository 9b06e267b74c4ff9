// Old scripts of a page (Prototype.js, MooTools) add enumerable functions to the prototypes of all objects, and a `toJSON` of
// their own to lists. What we say and understand must not depend on them.

const fenced = new WeakSet<object>()

/** The schema, whose fields are its own alone: valibot takes whatever a loop finds, inherited functions too. */
export function ownFields<Schema extends object>(schema: Schema): Schema {
  if (fenced.has(schema)) return schema
  fenced.add(schema)
  const parts: [string, unknown][] = Object.entries(schema)
  for (const [name, part] of parts) {
    if (typeof part !== 'object' || part === null) continue
    if (name === 'entries') Object.setPrototypeOf(part, null)
    ownFields(part)
  }
  return schema
}

/** As JSON, by what stands there: no `toJSON` is asked. */
export const ownJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name: string) {
    return this[name]
  })
