/** A name as it is searched: composed characters, lower case. */
export const fold = (text: string) => text.normalize('NFC').toLowerCase()

/** Every one and two characters of a name, once each: what a part of it is searched by. */
export function gramsOf(name: string): string[] {
  const characters = [...fold(name)]
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return [...new Set([...characters, ...pairs])]
}

/** What a name must hold to contain the searched text: its pairs, or its one character. */
export function gramsOfQuery(query: string): string[] {
  const characters = [...fold(query)]
  return characters.length === 1 ? characters : gramsOf(query).filter((gram) => [...gram].length === 2)
}
