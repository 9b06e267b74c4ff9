const rights = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** What a framed page may do. One of our own origin gets no origin: it could take its sandbox off. */
export const sandboxFor = (address: string, page: string): string =>
  new URL(address, page).origin === new URL(page).origin ? rights : `${rights} allow-same-origin`

/** By its name, or by its address where the name says nothing. */
export const isPdf = (name: string, url: string): boolean =>
  /\.pdf$/i.test(name.trim()) || /^[^?#]+\.pdf(?:$|[?#])/i.test(url) || url.startsWith('data:application/pdf')
