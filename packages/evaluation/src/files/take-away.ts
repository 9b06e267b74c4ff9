/** Saves what is at an address; where the page may not say under which name, the server does. */
export function takeAway(address: string, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.rel = 'noopener'
  anchor.click()
}
