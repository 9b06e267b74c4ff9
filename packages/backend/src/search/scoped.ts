import { gramsOf, gramsOfQuery } from './grams.ts'
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

/** What a name of this scope must hold to contain all these words. */
export const gramsWithin = (scope: string, words: readonly string[]): string[] =>
  within(scope, [...new Set(words.flatMap(gramsOfQuery))])
