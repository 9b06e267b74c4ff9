/** What is to be noted and taken back, so that the noted reasons become the chosen ones and the written one. */
export function reasonChanges(noted: readonly string[], chosen: readonly string[], words: string) {
  const wanted = new Set([...chosen, words.trim()].filter((reason) => reason !== ''))
  return {
    added: [...wanted].filter((reason) => !noted.includes(reason)),
    dropped: noted.filter((reason) => !wanted.has(reason)),
  }
}
