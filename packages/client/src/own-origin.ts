/**
 * An address of the page's own origin, which a `<base>` for its pictures and scripts may not lead elsewhere: a call carries the
 * token.
 * @param address a path, or a whole address, which stays as it is
 */
export function atOwnOrigin(address: string): string {
  const { origin } = globalThis
  // A frame without an origin has its parent's base alone to go by; a server in tests has none at all.
  return address.startsWith('/') && origin && origin !== 'null' ? `${origin}${address}` : address
}
