import * as v from 'valibot'
import { textUpTo } from './fields.ts'
import { visibleLength } from './visible-length.ts'

/** What a field says of what is too long to be kept, and the server where it is sent nevertheless. */
export const tooLong = (max: number) => `不能超过${max}个字`

/** How many UTF-16 units are stored of what has `max` characters: one that one sees may be made of many, but not of any number. */
export const mostUnits = (max: number) => 32 * max

/** What a field says of words that are too long to be kept, or undefined. Counting what is seen takes long: what is short anyhow needs none. */
export const wordsProblem = (words: string, max: number): string | undefined =>
  words.length <= max || (words.length <= mostUnits(max) && visibleLength(words, max + 1) <= max)
    ? undefined
    : tooLong(max)

/** What a person writes, at most `max` characters long, kept as it is written; it may be empty. */
export const wordsUpTo = (max: number) =>
  v.pipe(
    textUpTo(mostUnits(max)),
    v.check((words) => !wordsProblem(words, max), tooLong(max)),
  )
