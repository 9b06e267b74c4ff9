import { gramsOf } from './grams.ts'
import { searchedName } from './words.ts'

const within = (scope: string, grams: readonly string[]) => grams.map((gram) => `${scope}.${gram}`)

/**
 * What a name is kept with that is only ever searched for within a scope, as a subject of a school: what others have in
 * theirs costs nothing there.
 */
export function searchedWithin(scope: string, name: string) {
  const foldedName = searchedName(name)
  return { foldedName, grams: within(scope, gramsOf(foldedName)) }
}

/** As few pairs of a word as hold each of its characters; its one character. */
function coverOf(word: string): string[] {
  const characters = [...word]
  if (characters.length === 1) return characters
  const last = characters.length - 2
  return characters.flatMap((_, at) =>
    at <= last && (at % 2 === 0 || at === last) ? characters.slice(at, at + 2).join('') : [],
  )
}

/**
 * What a name of this scope must hold to contain all these words. The name itself has to be looked at as well: more pairs
 * would rule out little more, and each of them is read from the index for as many names as have it.
 */
export const gramsWithin = (scope: string, words: readonly string[]): string[] =>
  within(scope, [...new Set(words.flatMap(coverOf))])
