import { fold } from './grams.ts'

/** A name as it is searched: full-width letters, digits and signs are the plain ones. */
export const searchedName = (name: string) => fold(name.normalize('NFKC'))

/** The words of a search: a name is found that holds all of them, wherever they stand. */
export const wordsOf = (query: string): string[] => searchedName(query).split(/\s+/).filter(Boolean)
