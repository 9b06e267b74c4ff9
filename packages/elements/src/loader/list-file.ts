/** Where a list of hashes is: known by its own hash, as `integrity` has it, of which its name has a piece. */
export const listFile = (name: string, hash: string): string =>
  `chunks/${name}-${hash.slice(7, 15).replace(/\W/g, '_')}.js`
