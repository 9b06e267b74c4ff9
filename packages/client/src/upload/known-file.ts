import type { SameFile } from '@mango/contract/library'

/** A file that is already where another one like it is about to be sent. */
export type KnownFile = Omit<SameFile, 'place'>

/** What becomes of a file that is there already: it is sent all the same, it takes the other's place, or it stays here. */
export type KnownChoice = 'both' | 'replace' | 'skip'
