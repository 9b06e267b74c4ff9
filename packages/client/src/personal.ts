import type { Client } from './client.ts'

/**
 * A store of which every person has an own one, instead of one for the whole page: `const draftsOf = personal(createDrafts)`
 * beside the imports, `draftsOf(useClient())` in a component. It lives as long as the page, and goes with a logout.
 */
export function personal<Store extends object>(create: (client: Client) => Store): (client: Client) => Store {
  const stores = new WeakMap<object, Store>()
  return (client) => {
    const known = stores.get(client.owner) ?? create(client)
    stores.set(client.owner, known)
    return known
  }
}
