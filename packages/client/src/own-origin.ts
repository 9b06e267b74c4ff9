/** Of this page. A frame without an origin has its parent's base alone to go by; a server in tests has none at all. */
const ownOrigin = () => (globalThis.origin === 'null' ? '' : (globalThis.origin ?? ''))

const isPath = (address: string) => /^\/(?!\/)/.test(address)

/**
 * An address of the page's own origin, which a `<base>` for its pictures and scripts may not lead elsewhere: a call carries the
 * token.
 * @param address a path, or a whole address, which stays as it is
 */
export const atOwnOrigin = (address: string): string => (isPath(address) ? `${ownOrigin()}${address}` : address)

/** Has the page leave for an address of its own. */
export const goTo = (address: string): void => globalThis.location.assign(atOwnOrigin(address))

export const isOwnOrigin = (address: string): boolean =>
  isPath(address.startsWith(ownOrigin()) ? address.slice(ownOrigin().length) : address)
