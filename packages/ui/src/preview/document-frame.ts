const rights = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** What a framed page may do. One of our own origin gets no origin: it could take its sandbox off. */
export const sandboxFor = (address: string, page: string): string =>
  new URL(address, page).origin === new URL(page).origin ? rights : `${rights} allow-same-origin`
